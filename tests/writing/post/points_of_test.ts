import { describe, expect, test } from "bun:test";
import { sampleBrief } from "postloom/testing";
import { readText } from "../../../src/documents/text.ts";
import { createLocalWriter } from "../../../src/writing/local_writer.ts";

const write = (text: string, maxPoints = 5) =>
  createLocalWriter().write(readText(text), sampleBrief({ maxPoints }), {
    signal: AbortSignal.timeout(300_000),
  });

const list = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index + 1)).join("\n");

describe("the local writer", () => {
  test("shows all ingredients of a recipe, then its steps in order", async () => {
    const { genre, points } = await write(`# Barley stew

## Ingredients

${list(9, (index) => `- ${index}0 g of grain number ${index}`)}

## Method

1. Wash the grains.
2. Boil them in a large pot for an hour.
3. Salt the stew.
4. Serve it hot.`);
    expect(genre).toBe("recipe");
    expect(points[0]?.items).toHaveLength(9);
    expect(
      points.slice(1).flatMap(({ items, text }) => (items.length > 0 ? items : [text])),
    ).toEqual([
      "Wash the grains.",
      "Boil them in a large pot for an hour.",
      "Salt the stew.",
      "Serve it hot.",
    ]);
  });

  test("fills its slides of a recipe evenly, so that the last step is on them, and tells all of it in the caption", async () => {
    const wash = (what: string) => `Wash the ${what} in cold water until it runs clear, and then`;
    const steps = [
      `${wash("grains")} leave them to soak in a bowl for as long as it takes to cut all else.`,
      `${wash("leeks")} cut them into rings that are as thin as the blade of a good knife.`,
      `${wash("carrots")} grate them on a board of wood.`,
      `${wash("parsley")} chop it with its stems.`,
      `${wash("plates")} put them on the stove.`,
      "Boil all of it in a large pot for an hour.",
      "Salt the stew and serve it hot with dark bread.",
    ];
    const { points, caption } = await write(
      `# Barley stew\n\n## Ingredients\n\n- 200 g barley\n- 2 leeks\n- 3 carrots\n\n## Method\n\n${list(
        7,
        (index) => `${index}. ${steps[index - 1]}`,
      )}`,
      3,
    );
    expect(points.map(({ items }) => items.length)).toEqual([3, 3, 4]);
    expect(caption).toContain(
      "Ingredients\n• 200 g barley\n• 2 leeks\n• 3 carrots\n\nMethod\n1. Wash",
    );
    expect(caption).toContain(`7. ${steps[6]}`);
  });

  test("numbers the steps of instructions, and says which are shown", async () => {
    const { genre, points } = await write(
      `# How to lay a brick path

${list(
  20,
  (index) =>
    `${index}. Put down row ${index} of the bricks and knock each of them level with the rubber mallet. Sweep the joints afterwards.`,
)}`,
      3,
    );
    expect(genre).toBe("howto");
    const items = points.flatMap((point) => point.items);
    expect(items[0]).toStartWith("1. Put down row 1 ");
    expect(points.every(({ headline }) => / \(\d+–\d+ \/ 20\)$/.test(headline))).toBeTrue();
    const last = points.at(-1)?.headline.match(/–(\d+) /)?.[1];
    expect(items).toHaveLength(Number(last));
  });

  test("makes a point of each question that is answered", async () => {
    const { genre, points } = await write(`# Our allotments

## Who may rent a plot?

Everybody who lives in the district may rent one.

## How large is a plot?

A plot measures two hundred square metres.

## What does it cost?

The rent is ninety pounds a year.`);
    expect(genre).toBe("faq");
    expect(points.map(({ headline, text }) => [headline, text])).toEqual([
      ["Who may rent a plot?", "Everybody who lives in the district may rent one."],
      ["How large is a plot?", "A plot measures two hundred square metres."],
      ["What does it cost?", "The rent is ninety pounds a year."],
    ]);
  });

  test("answers a question with one long sentence where no shorter one opens the answer", async () => {
    const answer = (what: string) =>
      `Whoever wants ${what} writes to the clerk of the gardens by the end of the year and comes to the spring meeting in person to draw a lot with everybody else who has written.`;
    const { points } = await write(`# Our allotments

## How do I get a plot?

${answer("a plot of their own for themselves")}

## How do I get a shed?

${answer("a shed on their plot for their tools")}

## How do I get a key?

The clerk has it.`);
    expect(points.slice(0, 2).map(({ headline, text }) => [headline, text])).toEqual([
      ["How do I get a plot?", answer("a plot of their own for themselves")],
      ["How do I get a shed?", answer("a shed on their plot for their tools")],
    ]);
  });

  test("makes points of what can be told where no answer can", async () => {
    const clause = "and whoever has a plot tells the clerk of it in writing before the frost comes";
    const long = Array.from({ length: 6 }, () => clause).join(", ");
    const { points } = await write(`# Our allotments

The gardens lie between the canal and the railway. Sixty families dig there from March to November. The oldest of the sheds was once a tram.

## How do I get a plot?

You write to the clerk, ${long}.

## How do I get a shed?

You write to the keeper, ${long}.

## How do I get a key?

You write to the board, ${long}.`);
    expect(points).not.toBeEmpty();
  });

  test("shows an exchange of an interview at a time", async () => {
    const { genre, points } = await write(`Paper: Why do you mend clocks?

Ida Kern: Because each of them was somebody's wedding present, and the people who bring them in still remember the hour at which it stopped.

Paper: Which was the hardest?

Ida Kern: A station clock from the coast, full of sand and salt, which took me two winters and every spring that I had in the drawer.`);
    expect(genre).toBe("interview");
    expect(points.map(({ headline }) => headline)).toEqual([
      "Why do you mend clocks?",
      "Which was the hardest?",
    ]);
    expect(points[1]?.text).toStartWith("Ida Kern: A station clock");
  });

  test("takes for an answer what is said before the next remark of who asks", async () => {
    const { points } = await write(`Paper: Why do you mend clocks?

Ida Kern: Because each of them was a wedding present, and the people who bring them in still remember the hour at which it stopped.

Paper: You have a fine workshop here, with a view of the harbour and the lighthouse.

Ida Kern: It was a bakery until my aunt bought it, and the oven is still behind that shelf, with the tins of a whole winter inside.

Paper: Which was the hardest?

Ida Kern: A station clock from the coast, full of sand and salt, which took me two winters and every spring that I had in the drawer.`);
    expect(points.map(({ narration }) => narration.join(" ")).join("\n")).not.toContain("workshop");
    expect(points.map(({ text }) => text).join("\n")).not.toContain("bakery");
  });

  test("says something of every group of steps in a reel, and their heading once", async () => {
    const steps = list(
      12,
      (index) =>
        `${index}. Put down row ${index} of the bricks and knock each of them level with the rubber mallet. Sweep the joints of that row with dry sand before the next one.`,
    );
    const { points } = await createLocalWriter().write(
      readText(`# How to lay a brick path\n\n${steps}`),
      sampleBrief({ maxPoints: 4, narrationMs: 45_000 }),
      { signal: AbortSignal.timeout(300_000) },
    );
    expect(points.length).toBeGreaterThan(2);
    const told = points.map(({ narration }) => narration.join(" "));
    for (const text of told) expect(text).toContain("Put down row");
    expect(told.join(" ").split("How to lay").length).toBeLessThanOrEqual(2);
  });

  test("keeps the stanzas of a poem", async () => {
    const { genre, points } = await write(`The ferry leaves without a sound,
the harbour turns itself around,
the gulls write letters in the air
to nobody, from anywhere.

The lamps along the pier go out,
a sailor has forgotten what about
he sang so loud an hour ago;
the tide is coming in below.`);
    expect(genre).toBe("verse");
    expect(points.map(({ headline }) => headline)).toEqual(
      ["The ferry leaves without a sound", "The lamps along the pier go out"].map((line) =>
        expect.stringContaining(line),
      ),
    );
    expect(points[0]?.text.split(" / ")).toHaveLength(3);
  });

  test("gives no end of a story away on its cover", async () => {
    const { genre, hook, subline } = await write(`Once upon a time a baker sold one loaf a day.

One day a stranger asked for two.

"I bake only one!" whispered the baker.

"Then bake me tomorrow's," said the stranger, and laid a gold coin on the counter.

That night the baker sighed and lit the oven twice.

In the morning the stranger was gone, and the gold coin was a button.`);
    expect(genre).toBe("story");
    expect(hook).toBe("Once upon a time a baker sold one loaf a day");
    expect(subline).toBeNull();
  });

  test("keeps the numbers of a ranking, one a point or as a list of all", async () => {
    const ranking = `# Six ways to cross the valley

${list(
  6,
  (index) =>
    `## ${7 - index}. Route number ${7 - index}

The path ${index} climbs along the wall and takes about an hour in dry weather.
`,
)}`;
    const wide = await write(ranking, 7);
    expect(wide.genre).toBe("list");
    expect(wide.points.map(({ headline }) => headline)).toEqual(
      [6, 5, 4, 3, 2, 1].map((index) => `${index}. Route number ${index}`),
    );
    const narrow = await write(ranking, 2);
    expect(narrow.points.flatMap(({ items }) => items)).toEqual(
      [6, 5, 4, 3, 2, 1].map((index) => `${index}. Route number ${index}`),
    );
  });

  test("tells the decisions of a meeting, not who was there", async () => {
    const { genre, points } = await write(
      `# Minutes of the choir committee

## Present

- A. Moss
- B. Reed
- C. Thorn

## Hall

The heating of the hall is loud. It was agreed that B. Reed will ask the caretaker for another room.

## Concert

Somebody had cake. The spring concert was approved unanimously for the second of May.

Next meeting: first Tuesday of the month. The chair adjourned at nine.`,
      2,
    );
    expect(genre).toBe("minutes");
    const said = points.flatMap(({ narration }) => narration).join(" ");
    expect(said).toContain("approved unanimously");
    expect(said).toContain("ask the caretaker");
    expect(said).not.toContain("Moss");
  });

  test("says what is missing where there is only code, or only numbers", async () => {
    const code = "```js\nconst total = items.reduce((sum, item) => sum + item.price, 0);\n```";
    await expect(write(code)).rejects.toThrow("the source is only code");
    await expect(write("12 40 7\n88 3 19")).rejects.toThrow("the source has only numbers");
    expect((await write("2 : 1")).hook).toContain("2");
  });
});

test("a question is no point without its answer, where there are others", async () => {
  const { points } = await write(`# The best walks of Hollin this weekend

The best walks of Hollin this weekend begin at the ferry, and end at the bakery of the mill.

Looking for the best walks of Hollin this weekend?

Dogs are welcome on the longest path, which takes a whole day.`);
  expect(points.length).toBeGreaterThan(0);
  expect(points.map(({ headline }) => headline).join("\n")).not.toContain("?");
});

describe("the local writer of what people say", () => {
  test("shows what was said in a list, and not only by whom", async () => {
    const { points } = await write(`# Minutes of the garden club

## Watering

- Ines: the hose of the lower beds leaks, and nobody has a spare one.
- Piet: the shop on the corner has hoses, but it closes on Mondays.
- Ines: a new hose costs less than the water that we lose in a week.
- Piet: the club buys a hose on Tuesday, and Ines brings the receipt.`);
    const shown = points.flatMap(({ items, headline, text }) => [...items, headline, text]);
    expect(shown.some((line) => line.includes("the hose of the lower beds leaks"))).toBe(true);
    expect(shown).not.toContain("Ines");
  });

  test("tells long sentences where a text has no others", async () => {
    const { points } = await write(`What a count of the valley found

The goats of the upper valley turned out to be so many more than the clerks of the district had ever written into the books of the parish in the years after the railway came and the mills went that the council of the district ordered a second count before the snow of the winter.

No well in the villages below the pass gave as much water in a dry August as the engineers of the ministry had promised to the farmers who had paid for the drilling out of the money that their sons had sent home from the docks of three harbours in two countries across the sea.

Every orchard that the priests had planted beside the road to the market for the use of the poor had passed into the hands of a single family of lawyers from the town within the forty years between the first paper that named it and the last one that anybody can still find there.`);
    expect(points.length).toBeGreaterThan(1);
  });
});
