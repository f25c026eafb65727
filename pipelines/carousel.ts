import { format } from "postloom";
import { LaidOutSlides, pictureOptions, shapeOptions, slideOptions } from "postloom/posts";
import {
  chooseDesign,
  illustrate,
  layOutSlides,
  locate,
  publishImages,
  readSource,
  renderSlides,
  writeScript,
} from "postloom/stages";

/** Several pictures to swipe through. */
export default format("carousel", {
  title: "Carousel",
  description: "Up to five slides to swipe",
  order: 2,
  suggested: true,
  medium: "slides",
  options: { ...slideOptions, ...shapeOptions, ...pictureOptions },
})
  .use(readSource())
  .use(writeScript())
  .use(chooseDesign())
  .use(illustrate())
  .use(locate())
  .use(layOutSlides())
  .enterWith(LaidOutSlides)
  .use(renderSlides())
  .use(publishImages());
