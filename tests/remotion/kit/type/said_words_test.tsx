import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { partsOf, SaidWords } from "../../../../remotion/kit/type/said_words.tsx";

const textsOf = (text: string, language: string) =>
  partsOf(text, language).map((part) => part.text);

test("words with spaces between them come one by one", () => {
  expect(textsOf("Nine boats left", "en")).toEqual(["Nine", "boats", "left"]);
  expect(textsOf("नौ नावें निकलीं", "hi")).toEqual(["नौ", "नावें", "निकलीं"]);
});

test("words that are tied by a space that does not break stay together", () => {
  expect(textsOf("left the\u00a0harbour", "en")).toEqual(["left", "the\u00a0harbour"]);
});

test("words of the other direction stay together in their order", () => {
  expect(textsOf("غادرت Blue Gull الميناء", "ar")).toEqual(["غادرت", "Blue Gull", "الميناء"]);
});

test("without spaces, phrases come with their endings, and nothing is lost", () => {
  expect(textsOf("今朝、古い灯台が倒れた", "ja")).toEqual(["今朝、", "古い灯台が", "倒れた"]);
  expect(textsOf("お弁当作りを続ける", "ja")).toEqual(["お弁当作りを", "続ける"]);
  for (const [text, language] of [
    ["ประภาคารเก่าริมทะเลพังลงเมื่อเช้านี้", "th"],
    ["今天早上港口的旧灯塔倒下了", "zh"],
  ] as const) {
    const texts = textsOf(text, language);
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.join("")).toBe(text);
  }
});

test("a word that is tied to the phrase behind it stays on its line", () => {
  const markup = renderToStaticMarkup(
    <SaidWords
      name="text"
      frame={0}
      language="pl"
      isThere
      from={0}
      frameOf={() => 0}
      entrance="rise"
      direction="ltr"
      style={{}}
      stroke={null}
    >
      {"Spotkanie w\u00a0"}
    </SaidWords>,
  );
  expect(markup).toContain(">w</span>");
  expect(markup).toEndWith("\u2060\u00a0\u2060");
});

test("words that are foreseen are faint until they are said, and others are not seen", () => {
  const wordsAt = (frame: number, isForeseen: boolean) =>
    renderToStaticMarkup(
      <SaidWords
        name="text"
        frame={frame}
        language="en"
        isThere={false}
        isForeseen={isForeseen}
        from={0}
        frameOf={(letter) => letter * 10}
        entrance="rise"
        direction="ltr"
        style={{}}
        stroke={null}
      >
        {"The lamp"}
      </SaidWords>,
    );
  const opacities = (markup: string) =>
    [...markup.matchAll(/opacity:([\d.]+)/g)].map(([, opacity]) => Number(opacity));
  expect(opacities(wordsAt(20, true))).toEqual([0.16]);
  expect(opacities(wordsAt(20, false))).toEqual([0]);
  expect(opacities(wordsAt(60, true))).toEqual([]);
});

test("in a reel's opening, words that are not said yet grow faint behind the first frames, and light up", () => {
  const markupAt = (frame: number, opening: boolean) =>
    renderToStaticMarkup(
      <SaidWords
        name="text"
        frame={frame}
        language="en"
        isThere
        opening={opening}
        from={0}
        frameOf={(letter) => letter * 10}
        entrance="rise"
        direction="ltr"
        style={{}}
        stroke={null}
      >
        {"The lamp"}
      </SaidWords>,
    );
  const opacities = (markup: string) =>
    [...markup.matchAll(/opacity:([\d.]+)/g)].map(([, opacity]) => Number(opacity));
  expect(opacities(markupAt(0, true))).toEqual([]);
  expect(opacities(markupAt(25, true))).toEqual([0.45]);
  expect(opacities(markupAt(25, false))).toEqual([]);
  expect(opacities(markupAt(60, true))).toEqual([]);
});
