import { readdirSync } from "node:fs";
import chars from "@iconify-json/fluent-emoji-flat/chars.json";
import { phrasesOf } from "../text/expressions.ts";
import { DRAWINGS, domainOf } from "./drawings.ts";
import type { SubjectTable } from "./table.ts";
import type { SubjectWords } from "./words/subject_words.ts";

/** What Unicode's annotations say of an emoji in one language. */
interface Annotation {
  tts?: string[];
  default?: string[];
}

const ANNOTATIONS = "cldr-annotations-full/annotations";
/** Folders of the annotations that are named otherwise. */
const FOLDERS: Readonly<Record<string, string>> = { nb: "no", "zh-hant": "zh-Hant" };
const MAX_NAME_WORDS = 3;
/** Names as short are forms of other words too often. */
const MAX_DOUBTFUL_LENGTH = 3;
/** Domains in which the other words of a name only tell kinds apart: "red apple". */
const KINDS = ["animals", "plants", "food"];
/** What they say first is what the thing is in or of, not what it is. */
const PARTED = new Set([
  "beer-mug",
  "bottle-with-popping-cork",
  "cheese-wedge",
  "chocolate-bar",
  "cocktail-glass",
  "cooked-rice",
  "cut-of-meat",
  "ear-of-corn",
  "fork-and-knife-with-plate",
  "glass-of-milk",
  "honey-pot",
  "hot-beverage",
  "meat-on-bone",
  "pot-of-food",
  "sheaf-of-rice",
  "steaming-bowl",
  "teacup-without-handle",
  "wine-glass",
]);
/** They stand for what watches people, and are no pictures of what is spoken of by their names. */
const UNNAMED = new Set(["eye"]);
/** A word speaks for a domain if it is said of several of its drawings, and of no other domain's. */
const MIN_CONTEXT_DRAWINGS = 2;

/** A table as a file has it. */
export interface BuiltTable {
  language: string;
  json: string;
}

/**
 * Builds the table of each language that has words of its own, from them and from Unicode's
 * annotations of emoji.
 *
 * @throws {RangeError} if a drawing is not in the pack, or a word is given for one that is not shown.
 */
export async function* builtTables(): AsyncGenerator<BuiltTable> {
  for (const file of readdirSync(new URL("words", import.meta.url))) {
    const language = file.replace(".ts", "").replace("_", "-");
    if (language === "subject-words") continue;
    const module: Record<string, SubjectWords> = await import(`./words/${file}`);
    const [words] = Object.values(module);
    if (words === undefined) throw new TypeError(`Cannot build a table from "${file}"`);
    const table = await tableOf(language, words);
    yield { language, json: `${JSON.stringify(table, null, 2)}\n` };
  }
}

async function tableOf(tag: string, own: SubjectWords): Promise<SubjectTable> {
  const annotations = await readAnnotations(tag);
  const words = ownWords(own, tag);
  const taken = new Set([...words.values()].flat().map(plain));
  const misleading = new Set(phrasesOf(own.misleading).map(plain));
  const shared = sharedWords(annotations);
  const emoji = emojiByDrawing();
  for (const drawing of DRAWINGS) {
    if (UNNAMED.has(drawing)) continue;
    const annotation = annotations.get(emoji.get(drawing) ?? "");
    for (const name of namesIn(annotation, shared, drawing)) {
      if (taken.has(plain(name)) || misleading.has(plain(name))) continue;
      const isDoubtful = isShort(name, own) || (tag === "vi" && !name.includes(" "));
      words.set(drawing, [...(words.get(drawing) ?? []), isDoubtful ? `${name}?` : name]);
      taken.add(plain(name));
    }
  }
  const inOrder = [...words].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    prefixes: listed(own.prefixes),
    bases: listed(own.bases),
    endings: listed(own.endings),
    layers: own.layers,
    compounds: own.compounds,
    words: Object.fromEntries(inOrder.map(([drawing, names]) => [drawing, names.join(", ")])),
    figurative: listed(own.figurative),
    context: contextOf(annotations, emoji, new Set([...taken, ...misleading])),
  };
}

function listed(part: string): string {
  return phrasesOf(part).join(", ");
}

async function readAnnotations(tag: string): Promise<Map<string, Annotation>> {
  const folder = FOLDERS[tag] ?? tag;
  const path = Bun.resolveSync(
    `${ANNOTATIONS}/${folder}/annotations.json`,
    new URL(".", import.meta.url).pathname,
  );
  const { annotations } = await Bun.file(path).json();
  return new Map(
    Object.entries<Annotation>(annotations.annotations).map(([key, value]) => [bare(key), value]),
  );
}

function ownWords({ words }: SubjectWords, tag: string): Map<string, string[]> {
  return new Map(
    words
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => {
        const [drawing = "", names = ""] = line.split(":", 2).map((part) => part.trim());
        if (!DRAWINGS.has(drawing)) {
          throw new RangeError(`Cannot build "${tag}" as there is no drawing "${drawing}"`);
        }
        return [drawing, phrasesOf(names)] as const;
      }),
  );
}

function emojiByDrawing(): Map<string, string> {
  const emoji = new Map<string, string>();
  for (const [points, drawing] of Object.entries(chars)) {
    const text = String.fromCodePoint(
      ...points.split("-").map((point) => Number.parseInt(point, 16)),
    );
    if (DRAWINGS.has(drawing)) emoji.set(drawing, bare(text));
  }
  for (const drawing of DRAWINGS) {
    if (!emoji.has(drawing)) throw new RangeError(`Cannot find the drawing "${drawing}"`);
  }
  return emoji;
}

/** An emoji without the mark that it is to be drawn in colour. */
function bare(emoji: string): string {
  return emoji.replaceAll("\u{FE0F}", "");
}

function plain(word: string): string {
  return word.replace(/\?$/, "").toLowerCase();
}

function isShort(name: string, { bases }: SubjectWords): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(name)) {
    return name.length === 1;
  }
  return name.length <= (bases === "" ? MAX_DOUBTFUL_LENGTH : MAX_DOUBTFUL_LENGTH + 1);
}

/** Words that name several emoji, and names of one that other names contain. */
function sharedWords(annotations: ReadonlyMap<string, Annotation>): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { tts = [] } of annotations.values()) {
    for (const word of new Set(tts.join(" ").toLowerCase().split(/\s+/))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([word]) => word));
}

/** An emoji's name, and the one word of it that is a keyword of it and no other emoji's name. */
function namesIn(
  annotation: Annotation | undefined,
  shared: ReadonlySet<string>,
  drawing: string,
): string[] {
  if (annotation === undefined) return [];
  const [name = ""] = annotation.tts ?? [];
  const keywords = (annotation.default ?? []).map((keyword) => keyword.toLowerCase());
  const parts = name.toLowerCase().split(/[\s-]+/);
  const own = keywords.filter(
    (keyword) =>
      parts.length > 1 && parts.includes(keyword) && !shared.has(keyword) && keyword.length > 2,
  );
  const hasKinds = KINDS.includes(domainOf(drawing) ?? "") && !PARTED.has(drawing);
  const isBrief = parts.length <= MAX_NAME_WORDS && !/[(:,،：–]/.test(name);
  return [...(isBrief ? [name.toLowerCase()] : []), ...(hasKinds ? own : [])];
}

function contextOf(
  annotations: ReadonlyMap<string, Annotation>,
  emoji: ReadonlyMap<string, string>,
  names: ReadonlySet<string>,
): Record<string, string> {
  const drawings = new Map<string, string[]>();
  for (const drawing of DRAWINGS) {
    const keywords = annotations.get(emoji.get(drawing) ?? "")?.default ?? [];
    for (const keyword of new Set(keywords.map(plain))) {
      if (names.has(keyword) || /\s/.test(keyword) || keyword.length < 2) continue;
      drawings.set(keyword, [...(drawings.get(keyword) ?? []), drawing]);
    }
  }
  const context: Record<string, string[]> = {};
  for (const [keyword, found] of drawings) {
    const [domain = "", ...others] = new Set(found.map(domainOf));
    if (domain === null || others.length > 0 || found.length < MIN_CONTEXT_DRAWINGS) continue;
    context[domain] = [...(context[domain] ?? []), keyword];
  }
  return Object.fromEntries(
    Object.entries(context).map(([domain, words]) => [domain, words.join(", ")]),
  );
}
