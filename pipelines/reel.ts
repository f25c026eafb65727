import { pipeline } from "postloom";
import { PostInput } from "../src/posts/post_input.ts";
import { chooseDesign } from "../src/stages/choose_design.ts";
import { layOutScenes } from "../src/stages/lay_out_scenes.ts";
import { narrate } from "../src/stages/narrate.ts";
import { publishReel } from "../src/stages/publish.ts";
import { readSource } from "../src/stages/read_source.ts";
import { renderReel } from "../src/stages/render_reel.ts";
import { writeScript } from "../src/stages/write_script.ts";

/** A video with a voice, and captions where they are wanted. */
export default pipeline("reel", PostInput)
  .use(readSource())
  .use(writeScript({ narrated: true }))
  .use(chooseDesign({ shape: "9:16" }))
  .use(layOutScenes())
  .use(narrate())
  .use(renderReel())
  .use(publishReel());
