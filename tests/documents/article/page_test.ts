import { describe, expect, test } from "bun:test";
import { createLocalReader } from "../../../src/documents/reader.ts";
import { readText } from "../../../src/documents/text.ts";

const ARTICLE = [
  "The pilots of the harbour had warned of the sandbank for years before the first ferry ran aground on it in March.",
  "Since then, the town has paid for two dredgers, and both of them are already too small for the sandbank.",
  "A third dredger, which the council voted for on Tuesday, will arrive from the yard before the winter storms.",
];

const read = (lines: readonly string[]) => readText(lines.join("\n\n"));
const texts = (lines: readonly string[]) => read(lines).blocks.map(({ text }) => text);
const page = (...inner: string[]) => [
  "Skip to content",
  "Ferry town orders a third dredger for its harbour",
  "By Tomas Arkwright",
  ...inner,
  "Privacy policy",
  "All rights reserved",
];

describe("readText() of a page", () => {
  test("takes headlines on lines of their own for no wrapped paragraph", () => {
    const others = [
      "Council paints every bench in the park blue and then regrets it at once",
      "Choir of the harbour looks for deeper voices before the summer festival",
      "Gulls steal the lunch of a whole school class on the promenade on Monday",
      "Lighthouse gets a lamp that saves four fifths of the power it has used",
    ].join("\n");
    const { title, blocks } = read([others, ...page(...ARTICLE).slice(1)]);
    expect(title).toBe("Ferry town orders a third dredger for its harbour");
    expect(blocks.map(({ text }) => text)).not.toContain(others.replaceAll("\n", " "));
  });

  test("takes entries with labels in front for nobody's words", () => {
    const others = [
      "Panel: Who pays for sand",
      "Survey: Gulls of the year",
      "Panel: Tides for all",
    ];
    expect(texts(page(...others, ...ARTICLE)).slice(1)).toEqual(ARTICLE);
  });

  test("has nothing of a page of which a headline without a text is left", () => {
    const buttons = ["Home", "Search", "Share", "Log in", "Videos", "Sport", "Travel", "Weather"];
    const menus = [...buttons, ...buttons, ...buttons];
    expect(texts([...menus, "Ferry town orders a third dredger", "Privacy policy"])).toEqual([]);
  });

  test("leaves out who the author is above the text", () => {
    const note =
      "Tomas Arkwright writes for the Ferry Post. He has sailed since he was four years old.";
    expect(texts(page(note, ...ARTICLE)).slice(1)).toEqual(ARTICLE);
  });

  test("leaves out a table of files above the text", () => {
    const files = ["charts\tDraw the sandbank\tMarch 2026", "tides\tAdd the spring\tMay 2026"];
    const rows = [...files, "boats\tName the ferries\tJune 2026", "sand\tWeigh it\tJune 2026"].join(
      "\n",
    );
    const more = ARTICLE.map((line) => `${line} ${line} ${line}`);
    expect(texts(page(rows, ...more)).slice(1)).toEqual(more);
  });

  test("leaves out the table of what others read, whose rows repeat the headline", () => {
    const rows = [
      "1.\tOld quay",
      "2.\tFerry town orders a third dredger for its harbour",
      "3.\tGulls",
    ];
    const found = texts(page(...ARTICLE, "Most viewed", rows.join("\n")));
    expect(found.slice(1)).toEqual(ARTICLE);
  });

  test("leaves out comments that their names and times are below, though they say as much as the article", () => {
    const said = ARTICLE.map((line) => line.replace("The ", "No, the "));
    const comments = [...said, ...said].flatMap((line, index) => [
      `${line} I have seen it.`,
      `Posted by: Reader ${index}, 3 March 2026 | 15:2${index}`,
    ]);
    const found = texts(page(...ARTICLE, "Visitors comments Add your comment", ...comments));
    expect(found.slice(1)).toEqual(ARTICLE);
  });

  test("has nothing of a page of menus, which a reader refuses", async () => {
    const entries = Array.from({ length: 45 }, (_, index) => `Office ${index} of harbours`);
    const menus = ["Skip to content", "Home", ...entries, "Privacy policy"];
    expect(texts(menus)).toEqual([]);
    const bytes = new TextEncoder().encode(menus.join("\n\n"));
    const { signal } = new AbortController();
    await expect(createLocalReader().read(bytes, "text", { signal })).rejects.toThrow(
      "it has only menus and links",
    );
  });

  test("leaves out a table of contents with its title, and keeps the headings below", () => {
    const [first = "", second = "", third = ""] = ARTICLE;
    const contents = ["Inside", "The two dredgers", "The third dredger"];
    const found = texts(
      page(first, ...contents, "The two dredgers", second, "The third dredger", third),
    );
    expect(found.slice(1)).toEqual([first, "The two dredgers", second, "The third dredger", third]);
  });

  test("takes the line above the text for its headline, where headlines of other articles open the page", () => {
    const others = ["Council paints every bench in the park blue", "Choir looks for deeper voices"];
    const lines = ["Skip to content", ...others, "Home", ...page(...ARTICLE).slice(1)];
    expect(read(lines).title).toBe("Ferry town orders a third dredger for its harbour");
  });

  test("doubts a line far below the text, and none of its own", () => {
    const menu = [
      "Boats",
      "Tides",
      "Weather",
      "Piers",
      "Nets",
      "Knots",
      "Maps",
      "Lights",
      "Buoys",
      "Sails",
    ];
    const stray = "Whoever rows at night should carry a lamp, a whistle and somebody who can swim.";
    const { blocks } = read(page(...ARTICLE, ...menu, ...menu, stray));
    const doubts = new Map(blocks.map(({ text, doubt = 0 }) => [text, doubt]));
    expect(ARTICLE.map((text) => doubts.get(text))).toEqual([0, 0, 0]);
    expect(doubts.get(stray) ?? 1).toBeGreaterThanOrEqual(0.5);
  });

  test("leaves out a row of the headings below it, also where nothing else is around the text", () => {
    const [first = "", second = "", third = ""] = ARTICLE;
    const parts = ["Two dredgers for one sandbank", second, "What winter will bring", third];
    const row = "Parts: Two dredgers for one sandbank What winter will bring";
    expect(texts(["A harbour full of sand", row, first, ...parts])).toEqual([
      "A harbour full of sand",
      first,
      ...parts,
    ]);
  });

  test("leaves out what the article is filed under, and keeps a list of names that a sentence ends", () => {
    const named = "On the council voted Arkwright, Berger, Cole, Dahl, Evans and Frost.";
    expect(texts(page(...ARTICLE, "harbour, dredgers, sand, ferry town")).slice(1)).toEqual(
      ARTICLE,
    );
    const [first = "", ...others] = ARTICLE;
    expect(texts(page(first, named, ...others))).toContain(named);
  });

  test("takes no line with a place above the date for the headline", () => {
    const found = read([
      "Sections",
      "News",
      "Sign in",
      "A third dredger will clear the sandbank of the harbour before winter",
      "From our desk, in Harbour Town",
      "4 March 2026 08:15",
      ...ARTICLE,
      "Privacy policy",
    ]);
    expect(found.title).toBe(
      "A third dredger will clear the sandbank of the harbour before winter",
    );
  });

  test("keeps headings that a table of contents says above the body", () => {
    const [first = "", second = "", third = ""] = ARTICLE;
    const contents = ["On this page", "The two dredgers", "The third dredger"];
    const own = [first, "The two dredgers", second, "The third dredger", third];
    const lines = [
      "Skip to content",
      "A harbour full of sand",
      ...contents,
      ...own,
      "Privacy policy",
    ];
    expect(texts(lines)).toEqual(["A harbour full of sand", ...own]);
  });

  test("goes on below a list of others, though each of its paragraphs has a heading", () => {
    const [first = "", second = "", third = ""] = ARTICLE;
    const rest = [second, "What the council voted for", third];
    const fourth =
      "The pilots of the ferry say that the dredger will come too late for this winter.";
    const inner = [
      "You may also like",
      "A pier for anglers",
      ...rest,
      "What the pilots say",
      fourth,
    ];
    expect(texts(page(first, ...inner)).slice(1)).toEqual([
      first,
      ...rest,
      "What the pilots say",
      fourth,
    ]);
  });

  test("leaves out an exclamation that speaks to readers, and a notice above the menu", () => {
    const [first = "", second = "", third = ""] = ARTICLE;
    const notice =
      "The museum that kept these pages has closed, and nobody looks after them any more.";
    const menu = ["Ships", "Shores", "Tides", "Winds"];
    const found = texts([
      notice,
      ...menu,
      ...page(first, second, third, "Print", "Hooray for bookworms!"),
    ]);
    expect(found.slice(1)).toEqual(ARTICLE);
  });

  test("leaves out a call with a pictogram, and keeps a list of several items", () => {
    const [first = "", second = "", third = ""] = ARTICLE;
    const found = texts(page(first, "👉 Cabins on the old ferry", second, "• Mud\n• Sand", third));
    expect(found.slice(1)).toEqual([first, second, "Mud", "Sand", third]);
  });

  test("takes no line below a control or a name for a heading that does not begin as one", () => {
    const [first = "", second = "", third = ""] = ARTICLE;
    const found = read(
      page(first, "Video", "pictures of the dredger", second, "iPhones on the quay", third),
    );
    expect(found.blocks.slice(1).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      `paragraph ${first}`,
      `paragraph ${second}`,
      "heading iPhones on the quay",
      `paragraph ${third}`,
    ]);
  });

  test("keeps the titles of a gallery whose pictures have short texts", () => {
    const slide = (number: number, title: string, text: string) => [
      `${number}/4`,
      title,
      text,
      "Photo: Ines Vale",
    ];
    const found = texts(
      page(
        ...slide(1, "Mud", "The first dredger of the town was made for mud, and for nothing else."),
        ...slide(2, "Sand", "The second dredger of the town takes sand as well, if it has to."),
        ...slide(3, "Stones", "The third dredger of the town lifts stones of up to four tons."),
        ...slide(4, "Wrecks", "The fourth dredger of the town is a plan that nobody has paid for."),
      ),
    );
    expect(found).toEqual(expect.arrayContaining(["Sand", "Stones", "Wrecks"]));
  });

  test("leaves out what says to read, hear or watch something else, and the headline said without its colon", () => {
    const [first = "", ...rest] = ARTICLE;
    const others = [
      "Read: How the lighthouse got its lamp",
      "Lire : Le phare",
      "Lesen: Der Leuchtturm",
    ];
    const lines = [
      "Skip to content",
      "Harbour: A third dredger",
      "HarbourA third dredger",
      first,
      ...others,
    ];
    expect(texts([...lines, ...rest, "Privacy policy"])).toEqual([
      "Harbour: A third dredger",
      ...ARTICLE,
    ]);
  });

  test("leaves out a question to the readers below the article", () => {
    const found = texts(
      page(...ARTICLE, "Did you spot a slip? Write a line to our desk.", "Share"),
    );
    expect(found.slice(1)).toEqual(ARTICLE);
  });

  test("leaves out a row of controls, though one of them is unknown", () => {
    expect(texts(page(...ARTICLE, "Like Zip Share")).slice(1)).toEqual(ARTICLE);
  });

  test("knows what Turkish and Greek pages say in capitals", () => {
    const turkish =
      "Limandaki kılavuz kaptanlar, mart ayında ilk feribot karaya oturmadan önce yıllarca uyarmıştı.";
    const greek =
      "Οι πλοηγοί του λιμανιού προειδοποιούσαν χρόνια για την ξέρα, προτού προσαράξει το πρώτο πλοίο.";
    expect(texts([turkish, "ANA SAYFA", "GİZLİLİK POLİTİKASI", "PAYLAŞ"])).toEqual([turkish]);
    expect(texts([greek, "ΠΟΛΙΤΙΚΗ ΑΠΟΡΡΗΤΟΥ", "ΟΡΟΙ ΧΡΗΣΗΣ", "ΑΡΧΙΚΗ"])).toEqual([greek]);
  });

  test("finds a notice within a sentence of a script without spaces", () => {
    const japanese = [
      "港の水先人たちは何年も前から砂州の危険を訴えていたが、三月に最初の渡し船が座礁するまで誰も動かなかった。",
      "町はそれ以来二隻の浚渫船を購入したが、どちらも冬の嵐が来る前に作業を終えるには小さすぎることが分かった。",
    ];
    const notice = "本紙の写真と図の無断転載を固くお断りします。";
    expect(texts([...japanese, notice, "利用規約", "ログイン"])).toEqual(japanese);
  });
});

test("readText() gives each post of a forum to who wrote it", () => {
  const post = (name: string, date: string, text: string) => [
    date,
    name,
    "Joined: May 2020",
    "Messages: 12",
    text,
    "Quote",
  ];
  const { blocks } = read([
    "Log in",
    "Register",
    "Which rope holds a dinghy at a stone quay?",
    "Moorings",
    ...post(
      "salty_ann",
      "3 June 2025",
      "My old rope frays at the ring within a single season, whatever knot I use for it.",
    ),
    ...post(
      "Pelle77",
      "4 June 2025",
      "Put a piece of hose around the rope where it touches the ring, and it will last for years.",
    ),
    ...post(
      "salty_ann",
      "9 June 2025",
      "The hose works, and the ring does not squeak any more when the ferry passes by at night.",
    ),
    "Privacy policy",
  ]);
  expect(blocks.slice(1).map(({ speaker }) => speaker)).toEqual([
    "salty_ann",
    "Pelle77",
    "salty_ann",
  ]);
});

test("readText() leaves out the control that stands behind each question", () => {
  const questions = ["Who mends the quay?", "What does it cost?", "When is it closed?"];
  const answer = "The harbour board decides that in spring, after the ice has gone.";
  const { blocks } = read(questions.flatMap((question) => [`${question} Unfold`, answer]));
  const asked = blocks.filter(({ text }) => text.includes("?"));
  expect(asked.map(({ text }) => text)).toEqual(questions);
});

test("readText() reads a program below the name of its language and a button to copy it", () => {
  const { blocks } = readText(
    "The shortest way counts the lines:\n\nBash\nCopy\nsort tide.csv\n\nIt takes a second.",
  );
  expect(blocks.find(({ kind }) => kind === "code")?.text).toBe("sort tide.csv");
});

test("readText() takes the times off a transcript on a page", () => {
  const said = [
    "0:03",
    "we cast the bell in winter",
    "0:11",
    "and let it cool for nine days",
    "0:19",
    "before anybody may strike it",
  ];
  const found = readText(["Transcript", ...said].join("\n")).blocks.map(({ text }) => text);
  expect(found.join(" ")).toContain("in winter and let it cool for nine days before anybody");
});

test("readText() finds who answers where only one speaks by name, and in Japanese behind a wide space", () => {
  const german =
    "Wann klingt sie gut?\nVogt: Nach elf Tagen.\n\nUnd wenn nicht?\nVogt: Dann von vorn.\n\nWer hört das?\nVogt: Die Kinder zuerst.";
  const japanese =
    "――冬が本番ですか。\n森田　水が冷たいほど良いのです。\n――夏は休みですか。\n森田　道具を直します。\n――後継ぎは。\n森田　娘がいます。";
  const speakers = (source: string) =>
    new Set(readText(source).blocks.map(({ speaker }) => speaker));
  expect(speakers(german).has("Vogt")).toBe(true);
  expect(speakers(japanese).has("森田")).toBe(true);
});
