import { describe, expect, test } from "bun:test";
import { readText } from "../../src/documents/text.ts";

const PROSE =
  "The bakery on Mill Lane closes in June after sixty years of rye bread, and its oven goes to the museum of the town.";
const MORE =
  "Its owner says that nobody wanted to get up at two in the morning, and that she is looking forward to sleeping.";

describe("readText() of what stands above an article", () => {
  test("takes the line that opens a page above the time to read it, and not the first heading", () => {
    const page = `Fire rye ovens\n\nEstimated reading time: 4 minutes\n\nRye ovens for towns\n\nThe rye ovens that towns have are fired overnight, and are as hot as they get when the dough comes in at four.\n\nWood for the oven\n\n${PROSE}\n\nWas this page helpful?\n\nPrivacy policy`;
    expect(readText(page).title).toBe("Fire rye ovens");
  });

  test("takes the headline above several lines of a standfirst without full stops", () => {
    const page = `Town\n\nSport\n\nOld bakery on Mill Lane sells its last loaf of rye bread and closes in June\n\nThe oven of sixty years goes to the museum of the town\n\nIts owner is looking forward to sleeping at two in the morning\n\nJune Farrow\n\n3 March 2026\n\n${PROSE}\n\n${MORE}\n\nShare\n\nPrivacy policy`;
    expect(readText(page).title).toBe(
      "Old bakery on Mill Lane sells its last loaf of rye bread and closes in June",
    );
  });

  test("takes the whole headline below a crumb that shortens it", () => {
    const page = `Log in\n\nThe Bread Podcast\n\nThe last rye bread on Mill ...\n\nThe last rye bread on Mill Lane is sold (podcast)\n\n${PROSE}\n\n${MORE}\n\nShare\n\nPrivacy policy`;
    expect(readText(page).title).toBe("The last rye bread on Mill Lane is sold (podcast)");
  });

  test("takes a headline with a year in it, and not the controls around it", () => {
    const page = `Log in\n\nTown\n\nShare This Story!\n\nTell others on your wall what you have read about\n\nBakeries 2026: the oven of Mill Lane\n\nPost to a wall\n\nCancel\n\nSend it again\n\n${PROSE}\n\n${MORE}\n\nShare\n\nPrivacy policy`;
    expect(readText(page).title).toBe("Bakeries 2026: the oven of Mill Lane");
  });

  test("takes the long headline of an announcement, which ends with the name of a company", () => {
    const title =
      "MILL LANE BAKERY ANNOUNCES THE SALE OF ITS OVEN OF SIXTY YEARS TO THE MUSEUM OF THE TOWN AND TO RYE HOLDINGS, INC.";
    const page = `Skip to content\n\nExhibit 12\n\n${title}\n\nRye Holdings to keep the oven warm\n\n${PROSE}\n\n${MORE}\n\nShare\n\nPrivacy policy`;
    expect(readText(page).title).toBe(title);
  });

  test("takes the headline above its author, and no other one that a list of headlines has above it", () => {
    const others = ["Rye bread from Mill Lane wins again", "Mill Lane museum shows a bread oven"];
    const list = ["Most shared", ...others];
    const page = `Log in\n\n${list.join("\n\n")}\n\n${Array.from({ length: 20 }, (_, index) => `Part ${"abcdefghijklmnopqrst"[index]}`).join("\n\n")}\n\nSixty years of bread end in June\n\nBy June Farrow\n\n3 March 2026\n\n${PROSE}\n\n${MORE}\n\nHer bread was sold out by nine for sixty years, and nobody knows yet who bakes in June.\n\nShare\n\nPrivacy policy`;
    expect(readText(page).title).toBe("Sixty years of bread end in June");
  });

  test("keeps what stands before the colon of a headline above an interview", () => {
    const talk = `Valley: ${PROSE}\n\nFarrow: ${MORE}\n\nValley: ${MORE}\n\nFarrow: ${PROSE}`;
    const page = `Log in\n\nBakery's founder: rye is like a kitten\n\nShare\n\nBy June Farrow\n\n${PROSE}\n\n${talk}\n\nPrivacy policy`;
    expect(readText(page).title).toBe("Bakery's founder: rye is like a kitten");
  });

  test("takes no control beside the date for an author, and no place for a publisher", () => {
    const page = (date: string, end: string) =>
      `Log in\n\nOld bakery sells its last loaf of rye\n\n${date}\n\n${PROSE}\n\n${MORE}\n\nShare\n\n${end}`;
    const date = "3 March 2026";
    const download = `${date}\n\nCopy as PDF (1,2 MB)`;
    expect(readText(page(download, "Privacy policy")).details).toEqual({ date });
    const beside = `Farrowdale | ${date}`;
    expect(readText(page(beside, "Privacy policy")).details).toEqual({ date });
    expect(readText(page(beside, "© 2026 Farrowdale Ltd.")).details).toEqual({
      date,
      publisher: "Farrowdale",
    });
  });

  test("takes no entry of a table of contents that is said again above a part of the text", () => {
    const parts = ["When to bake rye", "What the bread of the museum costs"];
    const page = `Log in\n\nTown\n\nShops\n\nSport\n\nBaking below ground in wet years\n\nOn this page\n\n${parts.join("\n\n")}\n\n${PROSE}\n\n${parts[0]}\n\n${MORE}\n\n${parts[1]}\n\nThe bread of the museum costs a coin, and what the bakery costs nobody knows.\n\nShare\n\nPrivacy policy`;
    expect(readText(page).title).toBe("Baking below ground in wet years");
  });

  test("takes off a name that sticks to the headline, where the page says the headline alone", () => {
    const title = "Old bakery sells its last loaf of rye";
    const page = `Log in\n\nTown\n\nmill.example${title}\n\n3 March 2026\n\n${title}\n\n${PROSE}\n\n${MORE}\n\nShare\n\nPrivacy policy`;
    expect(readText(page).title).toBe(title);
  });

  test("takes no row of a menu in capitals", () => {
    const page = `FRONT PAGE\n\nTOWN MUSEUM BAKERY BREAD YEARS MORNING SPORT ARTS MUSIC TRAVEL MONEY\n\nJune Farrow june@farrow.example\n\nTown's Oldest Bakery Closes in June\n\nFirst posted: 03-03-26 05:18 PM | Updated: 03-04-26 12:41 AM\n\n${PROSE}\n\n${MORE}\n\nShare\n\nPrivacy policy`;
    expect(readText(page).title).toBe("Town's Oldest Bakery Closes in June");
  });

  test("takes the headline and not the standfirst, the menu or the crumbs", () => {
    const page = `Valley Post\nTown\nSport\nArts\nLog in\nHome > Town > Shops\nOld bakery sells its last loaf of rye\nThe oven will stand in the museum from summer\nJune Farrow\n3 March 2026, 08:15\n\n${PROSE}\n\n${MORE}`;
    const { title, details } = readText(page);
    expect(title).toBe("Old bakery sells its last loaf of rye");
    expect(details).toEqual({ byline: "June Farrow", date: "3 March 2026, 08:15" });
  });

  test("does so in a language whose menus it does not know", () => {
    const page =
      "Þorpsblaðið\nFréttir\nÍþróttir\nMenning\nVeður\nForsíða > Fréttir > Þorpið\nGamli bakarinn selur síðasta rúgbrauðið\nAnna Hallsdóttir\nBirt: 3. mars 2026\n\nBakaríið lokar dyrum sínum í júní og gamli ofninn verður fluttur á safnið, þar sem gestir geta skoðað hann.\n\nAð sögn eigandans vildi enginn vakna klukkan tvö á hverri nóttu til að baka rúgbrauð handa öllu þorpinu.";
    const { title, details } = readText(page);
    expect(title).toBe("Gamli bakarinn selur síðasta rúgbrauðið");
    expect(details).toEqual({ byline: "Anna Hallsdóttir", date: "3. mars 2026" });
  });

  test("takes the line above the date, and not the caption below it", () => {
    const page = `Town\n\nSport\n\nOld bakery sells its last loaf of rye\n\nRedactie\n\n3 March 2026\n\nThe owner of the bakery on Mill Lane beside her oven\n\n${PROSE}\n\n${MORE}\n\nShare\n\nPrivacy policy`;
    const { title, blocks } = readText(page);
    expect(title).toBe("Old bakery sells its last loaf of rye");
    expect(blocks.map(({ kind }) => kind)).toEqual([
      "heading",
      "caption",
      "paragraph",
      "paragraph",
    ]);
  });

  test("takes the line above an agency or initials, which take no picture there", () => {
    for (const by of ["Reuters", "J. F."]) {
      const page = `Town\n\nSport\n\nOld bakery sells its last loaf of rye\n\n${by}\n\n3 March 2026\n\n${PROSE}\n\n${MORE}\n\nShare\n\nPrivacy policy`;
      expect(readText(page).title).toBe("Old bakery sells its last loaf of rye");
    }
  });

  test("takes the name with which the text opens", () => {
    const page = `The Reading Room\n\nArticle\n\nTalk\n\nRye oven\n\nFrom the Reading Room, a wiki of bread\n\nRye oven is what bakers call an oven that is fired overnight and opened at four.\n\n${MORE}\n\nLog in\n\nPrivacy policy`;
    expect(readText(page).title).toBe("Rye oven");
  });

  test("takes the name that the text explains below a notice and a table of facts, and leaves these out", () => {
    const text = `Over and Out, Again and Again
From the open encyclopedia
\tThis article needs more sources. You can help by adding them to the article yourself.
Over and Out, Again and Again

Poster of the first season of Over and Out, with the whole crew

Directed by\tImke Solberg
Written by\tTarek Amin
Music by\tLena Brask
North
Saltwind Pictures

Over and Out, Again and Again is a play in five acts about a crew of a lightship that nobody relieves. ${PROSE}

The play was first shown on a pier, before an audience of forty people in raincoats. ${MORE} ${PROSE} ${MORE} ${PROSE} ${MORE}

Plot

${MORE} ${PROSE}

Contents
1 Plot
Edit
Log in
Privacy policy`;
    const { title, blocks } = readText(text);
    expect(title).toBe("Over and Out, Again and Again");
    expect(blocks.some(({ cells }) => cells !== undefined)).toBe(false);
    expect(blocks.some(({ text }) => text === "Saltwind Pictures")).toBe(false);
  });

  test("takes the author off the headline", () => {
    const text = `The lightship goes home By: Imke Solberg\n\n${PROSE}\n\n${MORE}`;
    expect(readText(text).title).toBe("The lightship goes home");
  });

  test("keeps headline and standfirst apart, also without spaces between words", () => {
    const text =
      "古いパン屋が最後のライ麦パンを焼く\n窯は夏から町の博物館に置かれる\n\n水車通りのパン屋が六月に店を閉める。六十年のあいだ毎朝二時に火を入れてきた窯は、町の博物館に移される。\n\n店主は、夜中に起きたいという人がいなかったと話す。これからは朝までゆっくり眠るつもりだという。";
    expect(readText(text).title).toBe("古いパン屋が最後のライ麦パンを焼く");
  });

  test("says who wrote what stands on the line of a date", () => {
    const detailsOf = (line: string) =>
      readText(`Old bakery sells its last loaf of rye\n${line}\n\n${PROSE}\n\n${MORE}`).details;
    expect(detailsOf("Published 3 March 2026 by June Farrow")).toEqual({
      byline: "June Farrow",
      date: "Published 3 March 2026",
    });
    expect(detailsOf("June Farrow — 3 March 2026, 10:12")).toEqual({
      byline: "June Farrow",
      date: "3 March 2026, 10:12",
    });
  });
});

test("readText() makes headings of short lines between sentences where there are several", () => {
  const text = `What is new on the ferry

Nets
The crew takes the nets in before the engine starts.
They dry on the upper deck from now on.

Tickets
Tickets are sold on board again, also for bicycles.`;
  expect(
    readText(text).blocks.flatMap(({ kind, text }) => (kind === "heading" ? [text] : [])),
  ).toEqual(["What is new on the ferry", "Nets", "Tickets"]);
});

describe("readText() of lists", () => {
  const itemsOf = (text: string) =>
    readText(text)
      .blocks.filter(({ kind }) => kind === "list_item")
      .map(({ number, text }) => `${number}: ${text}`);

  test("numbers steps that are counted with a word, in any digits", () => {
    expect(itemsOf("Step 1: Wash the jars.\n\nStep 2: Fill them.\n\nStep 3: Close them.")).toEqual([
      "1: Wash the jars.",
      "2: Fill them.",
      "3: Close them.",
    ]);
    expect(itemsOf("चरण १\n\nबर्तन धोएँ।\n\nचरण २\n\nउन्हें भरें।")).toEqual([
      "1: बर्तन धोएँ।",
      "2: उन्हें भरें।",
    ]);
  });

  test("leaves figures and chapters that do not follow one another as they are", () => {
    expect(itemsOf(`Part 1\n\n${PROSE}\n\n${MORE}\n\nPart 2\n\n${MORE}`)).toEqual([]);
  });

  test("does not add the line below an item to it", () => {
    const text = `${PROSE}\n\n1. Ask the neighbours\n${MORE}\n2. Look for an oven\n${PROSE} ${MORE}`;
    expect(readText(text).blocks.some(({ text }) => text === MORE)).toBe(true);
  });

  test("numbers the steps within a list, with what stands between them below, under the parts' names", () => {
    const text = `# How to keep a sourdough alive

Part 1 of 2: Feeding it

- 1 Take half of it away. It bakes well in a pan.
- Rye makes it sour, and wheat makes it mild.
- 2 Stir in flour and water. It should fall off the spoon.

Part 2 of 2: Leaving it alone

- 1 Close the jar. A cloth will do.
- 2 Put it in the fridge. It sleeps there for a week.`;
    const { blocks } = readText(text);
    expect(
      blocks.slice(1).map(({ kind, level, number, text }) => `${kind} ${level} ${number} ${text}`),
    ).toEqual([
      "heading 2 undefined Feeding it",
      "list_item 1 1 Take half of it away. It bakes well in a pan.",
      "list_item 2 undefined Rye makes it sour, and wheat makes it mild.",
      "list_item 1 2 Stir in flour and water. It should fall off the spoon.",
      "heading 2 undefined Leaving it alone",
      "list_item 1 1 Close the jar. A cloth will do.",
      "list_item 1 2 Put it in the fridge. It sleeps there for a week.",
    ]);
    expect(itemsOf("- 1 Zwiebel\n- 2 Eier\n- 3 Karotten")).toEqual([
      "undefined: 1 Zwiebel",
      "undefined: 2 Eier",
      "undefined: 3 Karotten",
    ]);
  });

  test("keeps the lines of an item together that are set in below it, and apart from notes", () => {
    const text = `* \`Tide#turns\` says when the water stops, in the time of the place itself, and
  \`Tide::Table\`, \`Tide::Port\` and \`Tide::Gauge\` can be asked for it at once,
  \`Tide::Gauge\` without a port. [[Feature #4021]]
-   Ports have pilots
-   Gauges have none
-   Tables have both`;
    expect(itemsOf(text)).toEqual([
      "undefined: Tide#turns says when the water stops, in the time of the place itself, and Tide::Table, Tide::Port and Tide::Gauge can be asked for it at once, Tide::Gauge without a port.",
      "undefined: Ports have pilots",
      "undefined: Gauges have none",
      "undefined: Tables have both",
    ]);
  });
});

test("readText() takes the line above when and where something was for the headline of a text that is no page", () => {
  const head = "Place: the mill. Present: nine bakers.";
  expect(
    readText(`Minutes of the bakers of Mill Lane\n\n${head}\n\n${PROSE}\n\n${MORE}`).title,
  ).toBe("Minutes of the bakers of Mill Lane");
});
