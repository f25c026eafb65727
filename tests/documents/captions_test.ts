import { describe, expect, test } from "bun:test";
import { readText } from "../../src/documents/text.ts";

const FIRST =
  "The keepers of the lock had asked for a second gate for years before the flood in April.";
const SECOND =
  "Since then, the town has paid for two gates, and both of them are already too low for the river.";

const captions = (...inner: string[]) => {
  const lines = [
    "Skip to content",
    "Share",
    "A lock gets its second gate",
    FIRST,
    ...inner,
    SECOND,
  ];
  return readText([...lines, "Privacy policy"].join("\n\n"))
    .blocks.filter(({ kind }) => kind === "caption")
    .map(({ text }) => text);
};

describe("readText() of a page with pictures", () => {
  test("tells a caption by who signs it, in letters with and without capitals", () => {
    const said = "The upper gate was lifted by a crane on Monday.";
    expect(captions(`${said} Ines Vale / The Lock Post`)).toEqual([said]);
    expect(captions("月曜日、水門をつり上げるクレーン＝川辺市、井上望撮影")).toHaveLength(1);
  });

  test("tells a caption by who signs it before a dash or a bar", () => {
    const said = "The upper gate was lifted by a crane on Monday. Hundreds watched from the quay.";
    expect(captions(`Ines Vale/For The Lock Post - ${said}`)).toEqual([said]);
    expect(captions(`Photo credit: LP | ${said}`)).toEqual([said]);
    expect(captions(`The gate and/or the lock - ${said}`)).toEqual([]);
  });

  test("knows how news agencies begin captions", () => {
    const said = "In this March 2 file photo, the mayor of the town waves to the crew of a crane.";
    expect(captions(said)).toEqual([said]);
    expect(captions(`Ines Vale, File - FILE - ${said}`)).toHaveLength(1);
  });

  test("takes a sentence above a labelled credit for a caption, and one that is said twice", () => {
    const said = "The upper gate hangs above the river.";
    expect(captions(said, "Photo: Ines Vale")).toEqual([said]);
    expect(captions(said, said)).toEqual([said]);
  });

  test("takes a sentence above names for a caption, unless the text below tells of them", () => {
    const said = "A crane lifted the upper gate on Monday.";
    expect(captions(said, "Ines Vale – River Post")).toEqual([said]);
    const told =
      "Vale had built the first of the gates herself, long before anybody asked her to do so.";
    expect(captions(said, "Ines Vale – River Post", told)).toEqual([]);
    expect(captions(said, "Second Gate")).toEqual([]);
  });

  test("takes what stands below the name of a picture's file for text", () => {
    const said = "The gates came up the river on a barge. Nobody had seen so large a load before.";
    expect(captions("gate-on-barge.png", said)).toEqual([]);
    expect(captions("Enlarge image", said)).toEqual([said]);
  });

  test("takes no paragraph for one that ends with a name as sentences do", () => {
    expect(captions("Nobody had asked for more gates. The first to do so was Ines Vale.")).toEqual(
      [],
    );
  });

  test("tells a caption by who took the picture before it, and by the control above it", () => {
    const said = "The upper gate hangs above the river while the crew has lunch.";
    expect(captions(`Ines Vale/Reuters ${said}`)).toEqual([said]);
    expect(captions("[+] Enlarge", said)).toEqual([said]);
    expect(captions("The lock/river question has divided the town since the first flood.")).toEqual(
      [],
    );
  });

  test("doubts a short paragraph below a credit that no caption stands above", () => {
    const above = `${FIRST} Nobody had listened to them.`;
    const said = "Keepers watch the upper gate on Monday. The town wants it to be higher.";
    const page = ["Skip to content", "Share", "A lock gets its second gate", above];
    const credit = "Harbour Board / Getty Images";
    const { blocks } = readText(
      [...page, credit, said, SECOND, FIRST, "Privacy policy"].join("\n\n"),
    );
    expect(blocks.find(({ text }) => text === said)?.doubt).toBeGreaterThanOrEqual(0.3);
    expect(blocks.find(({ text }) => text === SECOND)?.doubt ?? 0).toBeLessThan(0.3);
  });

  test("tells what the first picture shows by the credit below it, above the text, also in several sentences", () => {
    const said =
      "1 of 2. The keepers of the lock stand on the upper gate in the town of Valemouth, some forty miles north of the sea, March 2, 2026.";
    const head = ["Skip to content", "A lock gets its second gate", "Rivers", said];
    const page = [...head, "Credit: Harbour News/Ines Vale", "VALEMOUTH | Mon Mar 2, 2026"];
    const { blocks } = readText([...page, FIRST, SECOND, "Privacy policy"].join("\n\n"));
    const spoken = blocks.filter(({ kind }) => kind !== "caption").map(({ text }) => text);
    expect(spoken).not.toContain(said);
    expect(spoken).toContain(SECOND);
  });
});
