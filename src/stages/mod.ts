/** The stages that Postloom's own formats are built from. */
export { chooseDesign } from "./choose_design.ts";
export { drawScenes } from "./draw_scenes.ts";
export { illustrate } from "./illustrate.ts";
export { layOutScenes } from "./lay_out_scenes.ts";
export { layOutSlides } from "./lay_out_slides.ts";
export { locate } from "./locate.ts";
export { narrate } from "./narrate.ts";
export { publishImages } from "./publish_images.ts";
export { publishReel } from "./publish_reel.ts";
export { readSource } from "./read_source.ts";
export { renderReel } from "./render_reel.ts";
export { renderSlides } from "./render_slides.ts";
export { writeScript } from "./write_script.ts";
