import { format, t } from "postloom";
import { captionOptions, durationOptions } from "postloom/posts";
import {
  chooseDesign,
  layOutScenes,
  narrate,
  publishReel,
  readSource,
  renderReel,
  writeScript,
} from "postloom/stages";
import { announce } from "../stages/announce.ts";

/** A video that a chat room hears of when it is ready. */
export default format("briefing", {
  title: "Briefing",
  description: "A video, announced in a chat room",
  medium: "video",
  options: {
    ...durationOptions,
    ...captionOptions,
    room: t.Optional(
      t.String({
        minLength: 1,
        maxLength: 40,
        title: "Chat room",
        description: "Room that is told when the post is ready",
      }),
    ),
  },
})
  .use(readSource())
  .use(writeScript({ narrated: true }))
  .use(chooseDesign({ shape: "9:16" }))
  .use(layOutScenes())
  .use(narrate())
  .use(renderReel())
  .use(publishReel())
  .use(announce());
