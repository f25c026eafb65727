import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { SaidWords } from "../../../../remotion/kit/type/said_words.tsx";
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

test("words that come one by one do not take on the indent of their line", () => {
  const markup = renderToStaticMarkup(
    <VerseLines
      draw={(line) => (
        <SaidWords
          name="text"
          frame={0}
          language="en"
          isThere
          from={0}
          frameOf={() => 0}
          entrance="rise"
          direction="ltr"
          style={{}}
          stroke={null}
        >
          {line}
        </SaidWords>
      )}
    >
      {"The kettle hums / the window steams"}
    </VerseLines>,
  );
  const words = [...markup.matchAll(/<[^>]*inline-block[^>]*>/g)].map(([word]) => word);
  expect(words).toHaveLength(6);
  for (const word of words) expect(word).toContain("text-indent:0");
});
