import { format } from "postloom";
import { LaidOutSlides, pictureOptions, shapeOptions } from "postloom/posts";
import {
  chooseDesign,
  illustrate,
  layOutSlides,
  publishImages,
  readSource,
  renderSlides,
  writeScript,
} from "postloom/stages";

/** One picture with one clear statement. */
export default format("image", {
  title: "Image",
  description: "One picture, one statement",
  order: 1,
  medium: "picture",
  options: { ...shapeOptions, ...pictureOptions },
})
  .use(readSource())
  .use(writeScript({ points: 3 }))
  .use(chooseDesign())
  .use(illustrate())
  .use(layOutSlides({ single: true }))
  .enterWith(LaidOutSlides)
  .use(renderSlides())
  .use(publishImages());
