import { pipeline } from "postloom";
import { PostInput } from "../src/posts/post_input.ts";
import { chooseDesign } from "../src/stages/choose_design.ts";
import { layOutSlides } from "../src/stages/lay_out_slides.ts";
import { publishImages } from "../src/stages/publish.ts";
import { readSource } from "../src/stages/read_source.ts";
import { renderSlides } from "../src/stages/render_slides.ts";
import { writeScript } from "../src/stages/write_script.ts";

/** Several pictures that are read one after the other. */
export default pipeline("carousel", PostInput)
  .use(readSource())
  .use(writeScript())
  .use(chooseDesign())
  .use(layOutSlides())
  .use(renderSlides())
  .use(publishImages());
