import { expect, test } from "bun:test";
import { readText } from "../../../../src/documents/text.ts";

const KILN = [
  "The brickworks at Tolm fired its last kiln in 1974, and the chimney has stood cold above the village since.",
  "A potter from the next valley asked for the key, swept out three jackdaw nests and lit a fire of old pallets.",
  "It took two days until the walls were warm and a third one until the first glaze melted on her bowls.",
  "The village council will decide in May whether the kiln may burn every month or only at the autumn fair.",
];
const page = (...below: string[]) =>
  ["Home", "Makers", "Valley", "Sign in", "Cold kiln burns again in Tolm", "3 March 2026", ...KILN]
    .concat(below, ["Related articles", "Ferry fares rise", "Privacy policy"])
    .join("\n\n");
const texts = (source: string) => readText(source).blocks.map(({ text }) => text);

test("what speaks to readers below an article is no part of it, though no phrase of it is known", () => {
  const pleas = [
    "If these pages warmed your winter a little, send us a postcard and we will pin it above our desk.",
    "Your friends might smile at this one too, so please let them have your copy!",
  ];
  expect(texts(page(...pleas)).slice(1)).toEqual(KILN);
});

test("a note on a company below its news goes with its title, and the news's last paragraph stays", () => {
  const note = [
    "About Tolm Brickworks",
    "Tolm Brickworks is a leading maker of hand-made bricks and tiles. Founded in 1911, the company employs 140 people at three sites and sells to builders in twelve countries.",
  ];
  expect(texts(page("Tolm Brickworks pays for the wood.", ...note)).slice(1)).toEqual([
    ...KILN,
    "Tolm Brickworks pays for the wood.",
  ]);
});

test("a long last paragraph stays, whatever names and years it has", () => {
  const last =
    "The brickworks of Tolm was founded in 1911 by two brothers who had come from Linz with a press, a mule and no money, and by 1930 every school, barn and chapel between the river and the hills was made of its bricks, which can still be told by the small bird that the younger brother, Anton Reuss, had cut into the mould for a bet in his first winter there.";
  expect(texts(page(last)).at(-1)).toBe(last);
});

test("what people say behind dashes stays, though it speaks to somebody", () => {
  const said = [
    "— Will you let me have the key?",
    "— Sign here, and please close the door, or we get your jackdaws!",
    "— Thank you, and see you all in May.",
  ];
  expect(
    texts(
      page(...said, "So the potter got the key, and the village its first bowls in fifty years."),
    ),
  ).toEqual(expect.arrayContaining(said));
});

test("a last paragraph stays that tells something new", () => {
  const last = "Nobody has found the owner of the jackdaws, who came back to the roof on Sunday.";
  expect(texts(page(last)).at(-1)).toBe(last);
});

test("a text that is no page keeps what speaks to its readers", () => {
  const letter = [...KILN, "If you want a bowl, write to me, and I will send you one in June."];
  expect(texts(letter.join("\n\n"))).toEqual(letter);
});

test("an item of a list stays between others, though menus have the same word", () => {
  const ranks = ["1. Finland", "2. Norway", "3. France", "4. Italy", "5. Spain"].join("\n");
  const read = texts(page(`${KILN[0]} Potters are paid best in this order:`, ranks, KILN[1] ?? ""));
  expect(read).toContain("France");
});

test("rows of words alone below an article, which say what it is filed under, are no part of it", () => {
  const filed = "Museums and Galleries\tTravel and Vacations\nHotels and Inns\tItaly";
  expect(texts(page("Print", filed)).slice(1)).toEqual(KILN);
});

test("rows with figures stay in an article", () => {
  const rows = "Bowls\t40\nJugs\t12\nTiles\t310";
  const [first = "", ...others] = KILN;
  const found = texts(page().replace(first, `${first}\n\n${rows}\n\n`));
  expect(found).toContain("Tiles: 310");
  expect(found).toContain(others[0] ?? "");
});
