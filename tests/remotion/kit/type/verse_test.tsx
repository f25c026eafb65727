import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { isVerse, VerseLines } from "../../../../remotion/kit/type/verse.tsx";

test("lines that are told apart as in print are verse in a poem alone", () => {
  expect(isVerse("The kettle hums / the window steams", "verse")).toBe(true);
  expect(isVerse("The kettle hums", "verse")).toBe(false);
  expect(isVerse("on / off", "essay")).toBe(false);
});

test("each line stands for itself, and is told what is before it", () => {
  const befores: string[] = [];
  const markup = renderToStaticMarkup(
    <VerseLines
      draw={(line, before) => {
        befores.push(before);
        return line;
      }}
    >
      {"The kettle hums / the window steams / and nobody speaks"}
    </VerseLines>,
  );
  const lines = [...markup.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, line]) => line);
  expect(lines).toEqual(["The kettle hums", "the window steams", "and nobody speaks"]);
  expect(befores).toEqual(["", "The kettle hums", "The kettle hums the window steams"]);
  expect(markup.replaceAll(/<[^>]*>/g, "")).not.toContain("/");
});
