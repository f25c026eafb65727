import type { WritingPart } from "../languages/mod.ts";
import { anyOf, perLanguage } from "../text/expressions.ts";
import { splitSentences } from "../text/sentences.ts";
import { widthOf } from "../text/words.ts";
import type { Evidence } from "./evidence.ts";
import { isQuestion, QUOTATIONS, SPOKEN_LINE } from "./speech.ts";

interface JokeWords {
  phrase: RegExp;
  someone: RegExp;
  riddle: RegExp;
  hasArticles: boolean;
  capitalisedNouns: boolean;
}

const jokeWords = perLanguage<JokeWords>((words) => ({
  phrase: new RegExp(String.raw`😂|🤣|(?<!\p{L})haha|${anyOf(words.jokes)}`, "iu"),
  someone: new RegExp(`^${anyOf(words.someone)}`, "iu"),
  riddle: new RegExp(anyOf(words.riddles), "iu"),
  hasArticles: words.articles !== "",
  capitalisedNouns: words.capitalisedNouns,
}));

const MAX_JOKE_LENGTH = 700;
/** What is told to be a joke by nothing but its shape is short, in columns. */
const MAX_TOLD_WIDTH = 300;
const MAX_ANSWER_WIDTH = 60;
const MAX_TOLD_SENTENCES = 7;
/** Columns behind what is said last: "he asks." */
const MAX_TAIL_WIDTH = 40;
/** Some words behind a colon, but no list: "The other one says: I forgot it." */
const COLON_SPEECH = /[:：]\s*(?=(?:\S+\s+){2}\S|[\p{Lo}]{4})[^,，、:：]{6,80}$/u;
/** A name in the middle of a sentence. */
const NAME = /(?<=[\p{Ll}\p{M},]\s)\p{Lu}[\p{Ll}\p{M}]/u;
/** What jokes that are told by their shape alone do not speak of. */
const NO_JOKE: readonly WritingPart[] = ["grave", "weekdays", "minutes", "opinions"];
/** Jokes have no amounts, addresses and tags; news, quizzes and promotions do. */
const FACT = /\p{Nd}{2}|[%٪％@#]|https?:|www\./u;

/** True for a joke: by what only jokes say, or by the shape of a riddle or an anecdote. Nothing grave is one. */
export function isJoke(evidence: Evidence): boolean {
  const { outline, lines, kinds } = evidence;
  if (outline.dateline !== null || kinds("reporting") > 1 || kinds("grave") > 1) return false;
  const text = lines.map((line) => line.text).join(" ");
  if (text.length < MAX_JOKE_LENGTH && jokeWords(outline.language).phrase.test(text)) {
    return true;
  }
  return isToldAsJoke(evidence, text);
}

function isToldAsJoke(evidence: Evidence, text: string): boolean {
  const { document, outline, lines, headings, items, kinds } = evidence;
  const isPlain = document.title === null && headings.length === 0 && items.length === 0;
  if (!isPlain || widthOf(text) > MAX_TOLD_WIDTH || FACT.test(text)) return false;
  if (NO_JOKE.some((part) => kinds(part) > 0)) return false;
  const sentences = lines.flatMap((line) => splitSentences(line.text, outline.language));
  if (sentences.length > MAX_TOLD_SENTENCES) return false;
  return isRiddle(sentences, evidence) || isAnecdote(text, sentences.length, evidence);
}

/** A question that a few words answer, and that is not asked of the reader. */
function isRiddle(sentences: readonly string[], { outline, has }: Evidence): boolean {
  const [question = "", ...rest] = sentences;
  const answer = rest.join(" ");
  const { riddle, capitalisedNouns } = jokeWords(outline.language);
  return (
    isQuestion(question) &&
    rest.length > 0 &&
    riddle.test(question) &&
    rest.length <= 2 &&
    !rest.some(isQuestion) &&
    widthOf(answer) <= MAX_ANSWER_WIDTH &&
    !has("persons", sentences.join(" ")) &&
    (capitalisedNouns || !sentences.some((sentence) => NAME.test(sentence)))
  );
}

/** Somebody whom nobody knows, and something said at the end. Where there are no articles, two say something. */
function isAnecdote(text: string, sentences: number, { outline, lines, has }: Evidence): boolean {
  const { someone, hasArticles, capitalisedNouns } = jokeWords(outline.language);
  // A single line is not a dialogue's, though it may say who asks before a colon.
  const isSpoken = (line: string) => lines.length > 1 && SPOKEN_LINE.test(line);
  const told = lines.map((line) => line.text).filter((line) => !isSpoken(line));
  const spokenLines = lines.length - told.length;
  const narration = told.join(" ");
  const quotations = narration.match(QUOTATIONS) ?? [];
  const last = lines.at(-1)?.text ?? "";
  const tail = last.split(QUOTATIONS).at(-1) ?? "";
  const isQuoted = tail !== last && widthOf(tail) <= MAX_TAIL_WIDTH;
  const isAfterColon = tail === last && COLON_SPEECH.test(last);
  const narrated = narration
    .replaceAll(QUOTATIONS, "")
    .replace(isAfterColon ? COLON_SPEECH : "", "");
  const turns = spokenLines + quotations.length;
  const isOpened = someone.test(text);
  return (
    (isSpoken(last) || isQuoted || isAfterColon) &&
    narrated.trim() !== "" &&
    (sentences > 1 || turns > 1) &&
    (isOpened || (!hasArticles && turns > 1)) &&
    !has("persons", narrated) &&
    (capitalisedNouns || !NAME.test(narrated))
  );
}
