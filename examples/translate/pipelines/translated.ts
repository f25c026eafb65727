import { format, t } from "postloom";
import { slideOptions } from "postloom/posts";
import {
  chooseDesign,
  layOutSlides,
  publishImages,
  renderSlides,
  writeScript,
} from "postloom/stages";
import { readTranslated } from "../stages/read_translated.ts";

/** A carousel in another language than its source. */
export default format("translated", {
  title: "Translated carousel",
  description: "Slides in another language",
  medium: "slides",
  options: {
    ...slideOptions,
    language: t.Union([t.Literal("de"), t.Literal("fr"), t.Literal("es"), t.Literal("ar")], {
      default: "de",
      title: "Language",
      description: "Language of the post",
    }),
  },
})
  .use(readTranslated())
  .use(writeScript())
  .use(chooseDesign())
  .use(layOutSlides())
  .use(renderSlides())
  .use(publishImages());
