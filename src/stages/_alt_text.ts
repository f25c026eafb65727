import { closeSentence } from "postloom/drivers";
import { dataInWords, type Slide } from "postloom/posts";

/** The alt text of a slide: all of its text, in reading order, with its data in words and what is known of its picture. */
export function altTextOf(slide: Slide, language: string): string {
  // The closing shows the cover's picture once more.
  const shows = slide.kind === "closing" ? null : (slide.picture?.alt ?? null);
  const sentences = (...parts: readonly (string | null)[]) =>
    parts
      .map((part) => part?.trim() ?? "")
      .filter((part) => part !== "")
      .map((part) => closeSentence(part, language))
      .join(" ");
  switch (slide.kind) {
    case "cover":
      return sentences(slide.kicker, slide.headline, slide.subline, shows);
    case "point":
      return sentences(slide.headline, slide.text, ...drawn(slide), shows);
    case "list":
      // The items are the data in words.
      return sentences(slide.headline, ...slide.items, shows);
    case "figure":
      return sentences(
        slide.label.includes(slide.value) ? slide.label : `${slide.value} ${slide.label}`,
        slide.text,
        ...drawn(slide),
        shows,
      );
    case "quote":
      return sentences(
        slide.attribution === null ? slide.text : `${slide.text} — ${slide.attribution}`,
      );
    case "comparison": {
      const side = ({ label, text }: typeof slide.left) =>
        text === "" ? label : `${label}: ${text}`;
      return sentences(slide.headline, side(slide.left), side(slide.right));
    }
    case "closing":
      return sentences(slide.headline, slide.text);
  }
}

function drawn({ data }: Pick<Extract<Slide, { kind: "point" }>, "data">): string[] {
  if (data === undefined) return [];
  return data.kind === "map" ? [data.name] : dataInWords(data);
}
