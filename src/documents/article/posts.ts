import { readDetails } from "../details.ts";
import { lineKey } from "../languages/mod.ts";
import { unitsOf } from "../line_kinds.ts";
import { isKept, type JudgedBlocks } from "./judged_blocks.ts";

/** Fewer posts may be an article and what somebody says of it. */
const MIN_POSTS = 3;
/** What stands above a post of a forum is not longer, in lines. */
const MAX_HEAD = 9;
/** Labels and controls that stand at most posts. */
const MIN_SHARE = 0.6;
const MAX_NAME_LENGTH = 30;
/** What somebody may say; a program or a poem is nobody's words. */
const SPOKEN: ReadonlySet<string> = new Set(["paragraph", "list_item", "quote"]);
const ADDRESS = /\p{L}\.\p{L}/u;

/** A post: who wrote it, and where what stands above it begins. */
interface Post {
  from: number;
  /** Its first block of text. */
  text: number;
  name: string;
}

/**
 * Finds the posts of a forum: texts with a name, a time and the same labels above each of them. Drops
 * what stands around them, and gives who wrote which block.
 */
export function findPosts(
  judged: JudgedBlocks,
  { title, dropped }: { title: number; dropped: Set<number> },
): ReadonlyMap<number, string> {
  const { blocks, kinds } = judged;
  const speakers = new Map<number, string>();
  const heads = headsOf(judged);
  const shared = sharedKeys(judged, heads);
  const posts = postsOf(judged, heads, shared);
  if (posts.length < MIN_POSTS || posts.length < 0.75 * heads.length || shared.size === 0) {
    return speakers;
  }
  for (const [index, post] of posts.entries()) {
    const first = index === 0 ? title + 1 : post.from;
    for (let line = first; line < post.text; line++) dropped.add(line);
    const next = posts[index + 1]?.from ?? blocks.length;
    let isOver = false;
    for (let line = post.text; line < next; line++) {
      isOver ||= shared.has(lineKey(blocks[line]?.text ?? ""));
      if (isOver) dropped.add(line);
      else if (isKept(kinds[line])) {
        if (SPOKEN.has(blocks[line]?.kind ?? "")) speakers.set(line, post.name);
      } else if (kinds[line] !== "item") dropped.add(line);
    }
  }
  return speakers;
}

interface Head {
  from: number;
  text: number;
}

/** The lines above each text up to the text before it, as long as they lead to no list of others. */
function headsOf({ blocks, kinds, language }: JudgedBlocks): Head[] {
  const heads: Head[] = [];
  let from = 0;
  for (let index = 0; index < blocks.length; index++) {
    // Above all text stand the page's controls.
    if (from > 0 && (kinds[index] === "comments" || kinds[index] === "related")) break;
    if (!isKept(kinds[index])) continue;
    const isDated = blocks
      .slice(Math.max(from, index - MAX_HEAD), index)
      .some(({ text }) => datesOf(text, language));
    if (index > from && isDated) heads.push({ from, text: index });
    from = index + 1;
  }
  return heads;
}

/** What stands at most posts, such as a label or a control. */
function sharedKeys(
  { blocks, kinds, language }: JudgedBlocks,
  heads: readonly Head[],
): Set<string> {
  const counts = new Map<string, number>();
  // Who writes twice has a name that comes twice.
  const plain = new Set<string>();
  for (const [index, block] of blocks.entries()) {
    if (kinds[index] === "short" && !/[:：]/u.test(block.text)) plain.add(lineKey(block.text));
  }
  for (const { from, text } of heads) {
    const keys = new Set(blocks.slice(from, text).map((block) => labelOf(block.text, language)));
    for (const key of keys) if (key !== "") counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const least = Math.max(2, MIN_SHARE * heads.length);
  const isShared = ([key, count]: [string, number]): boolean =>
    count >= (plain.has(key) ? heads.length : least);
  return new Set([...[...counts].filter(isShared).map(([key]) => key), ...closing()]);

  /** The control that ends each post stands first above each but the first. */
  function closing(): string[] {
    const keys = heads.slice(1).map(({ from }) => lineKey(blocks[from]?.text ?? ""));
    const [key = ""] = keys;
    return keys.length > 1 && keys.every((own) => own === key) ? [key] : [];
  }
}

/** A line without what differs from post to post; "" for a date. */
function labelOf(text: string, language: string): string {
  const label = /^([^:：]{2,30})[:：]/u.exec(text)?.[1];
  if (label !== undefined) return lineKey(label);
  return datesOf(text, language) ? "" : lineKey(text);
}

/** The posts that have a name above them: where most have theirs if there are several that may be one. */
function postsOf(
  judged: JudgedBlocks,
  heads: readonly Head[],
  shared: ReadonlySet<string>,
): Post[] {
  const named = heads.map((head) => ({ head, names: namesOf(judged, head, shared) }));
  const counts = new Map<number, number>();
  for (const { names } of named) {
    for (const { above } of names) counts.set(above, (counts.get(above) ?? 0) + 1);
  }
  const countOf = ({ above }: Name): number => counts.get(above) ?? 0;
  return named.flatMap(({ head, names }) => {
    const most = Math.max(...names.map(countOf));
    const found = names.find((name) => countOf(name) === most);
    return found === undefined ? [] : [{ ...head, name: found.name }];
  });
}

/** What may be the name of who wrote a post, and how many lines it stands above when that was. */
interface Name {
  name: string;
  above: number;
}

function namesOf(
  { blocks, kinds, language }: JudgedBlocks,
  { from, text }: Head,
  shared: ReadonlySet<string>,
): Name[] {
  const start = Math.max(from, text - MAX_HEAD);
  const head = blocks.slice(start, text).map((block) => block.text);
  const isControl = (index: number): boolean => kinds[start + index] !== "short";
  // Below the controls of the post before it.
  const controls = head.findLastIndex(
    (line, index) => isControl(index) && !/[:：]/u.test(line) && shared.has(lineKey(line)),
  );
  const date = head.findLastIndex((line) => datesOf(line, language));
  return head.flatMap((line, index) => {
    if (index <= controls || isControl(index) || shared.has(lineKey(line))) return [];
    return mayBeName(line, language) ? [{ name: line, above: date - index }] : [];
  });
}

/** A name on a forum: a word or two, and often no word of a language. */
function mayBeName(text: string, language: string): boolean {
  return (
    text.length <= MAX_NAME_LENGTH &&
    unitsOf(text) <= 2 &&
    /^[\p{L}_]/u.test(text) &&
    !/[:：!?。,]$/u.test(text) &&
    !ADDRESS.test(text) &&
    !datesOf(text, language)
  );
}

function datesOf(text: string, language: string): boolean {
  if (!/\p{Nd}/u.test(text)) return false;
  const details = readDetails(text, language);
  return details?.date !== undefined;
}
