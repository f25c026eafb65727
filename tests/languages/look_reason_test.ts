import { expect, test } from "bun:test";
import ar from "../../src/languages/ar.ts";
import { en } from "../../src/languages/en.ts";
import { lookReasonIn } from "../../src/languages/look_reason.ts";
import { createTranslator } from "../../src/languages/translator.ts";
import { Genre, type Script, type Template } from "../../src/posts/mod.ts";
import { chooseTemplate } from "../../src/stages/_choice.ts";
import { scriptOf } from "../stages/_script.ts";

const look = (score: number): Template => ({
  title: "A look",
  description: "For tests",
  typefaces: { display: "inter", text: "inter" },
  variants: { day: { background: "#ffffff", ink: "#111111", accent: "#1133ee" } },
  suits: () => score,
  Slide: null,
});

/** All that the stage says of a genre, whichever of two looks is taken and whatever posts were there before. */
function reasonsFor(genre: Script["genre"], variant: string | null): string[] {
  const script = { ...scriptOf([]), genre };
  const seeds = Array.from({ length: 12 }, (_, i) => `post ${i}`);
  const bySaid = { ...look(0.6), suits: ({ hook }: Script) => (hook === "" ? 0.1 : 0.6) };
  const told = [look(0.6), bySaid].flatMap((quiet) =>
    [[], [{ template: "quiet", variant: "day" }]].flatMap((recent) =>
      seeds.map((seed) =>
        chooseTemplate({ loud: look(0.5), quiet }, script, { variant, seed, recent }),
      ),
    ),
  );
  return [...new Set(told.map((choice) => choice?.told ?? ""))];
}

test("every reason for a look is said in the reader's own language, of whatever genre", () => {
  const translator = createTranslator("ar", "ar-EG", ar);
  for (const { const: genre } of Genre.anyOf) {
    for (const variant of [null, "day"]) {
      const reasons = reasonsFor(genre, variant);
      // By genre and by what is said: the best, another one, and another one for a change.
      expect(reasons).toHaveLength(6);
      for (const reason of reasons) {
        const said = lookReasonIn(reason, translator);
        expect(said?.replaceAll(/Quiet|Loud|day/g, "")).toMatch(/^[^A-Za-z]+$/);
      }
    }
  }
});

test("a reason says which look is best, and which was taken for a change", () => {
  const translator = createTranslator("en", "en-GB", en);
  const said =
    "The text reads as a list, which suits quiet best; loud suits it nearly as well, for a change";
  expect(lookReasonIn(said, translator)).toBe(
    "The text reads as a list, which suits Quiet best. Loud suits it nearly as well, and makes a change.",
  );
  expect(
    lookReasonIn(
      "The text reads as an essay, and what it says suits neon best; quiet suits it nearly as well",
      translator,
    ),
  ).toBe(
    "The text reads as an essay, and what it says suits Neon best. Quiet suits it nearly as well.",
  );
  expect(lookReasonIn("As the editor likes it", translator)).toBeNull();
});
