import { format } from "postloom";
import {
  captionOptions,
  durationOptions,
  LaidOutScenes,
  previewOptions,
  shapeOptions,
  soundOptions,
} from "postloom/posts";
import {
  chooseDesign,
  drawScenes,
  illustrate,
  layOutScenes,
  locate,
  narrate,
  publishReel,
  readSource,
  renderReel,
  writeScript,
} from "postloom/stages";

/** A video with a voice, and captions if requested. */
export default format("reel", {
  title: "Reel",
  description: "A video with a voice",
  order: 3,
  medium: "video",
  options: {
    ...durationOptions,
    ...captionOptions,
    ...soundOptions,
    ...shapeOptions,
    ...previewOptions,
  },
})
  .use(readSource())
  .use(writeScript({ narrated: true }))
  .use(chooseDesign({ shape: "9:16" }))
  .use(illustrate())
  .use(locate())
  .use(layOutScenes())
  .enterWith(LaidOutScenes)
  .together(narrate(), drawScenes())
  .use(renderReel())
  .use(publishReel());
