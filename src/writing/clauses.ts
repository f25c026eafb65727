import { closeSentence } from "./sentences.ts";
import { capitalise, isUnspaced, widthOf, wordsOf } from "./words.ts";

/** A sentence split into a headline and the rest. */
export interface SplitSentence {
  headline: string;
  /** A complete sentence, or empty if the headline is the main clause and the rest depends on it. */
  text: string;
}

interface ClauseWords {
  /** Conjunctions that join two main clauses, after a comma. */
  joins: string;
  /** Conjunctions that can also start a sentence. */
  starts: string;
  /** Words that start a dependent clause after the main clause. */
  adds: string;
  /** Words that start a sentence whose main clause comes later. */
  opens: string;
}

const CLAUSES: Readonly<Record<string, ClauseWords>> = {
  en: {
    joins: "and|but|so|yet|or",
    starts: "but|so|yet",
    adds: "which|who|whose|where|because|since|while|whereas|although|though|as|with|including|from|making|leaving|thanks to|such as|according to|for example|especially|even",
    opens:
      "if|when|while|although|though|because|since|as|after|before|unless|until|once|whereas|even|despite|in|on|at|by|with|without|for|from|during|through|under|over|among|between|to|unlike|like|according|given|thanks|instead|besides|apart|rather|not|whether|what|where|today|yesterday|now|then|here|first|compared|based|for",
  },
  de: {
    joins: "und|aber|doch|denn|sondern",
    starts: "aber|doch|denn",
    adds: "der|die|das|dem|den|denen|deren|dessen|wo|weil|da|obwohl|während|damit|sodass|indem|wobei|wodurch|wenn|als|aus|in|mit|auf|an|bei|von|für|was|um|z\\. B\\.",
    opens:
      "wenn|als|weil|da|obwohl|während|nachdem|bevor|falls|sobald|solange|ob|wer|was|wo|wie|um|statt|ohne|je",
  },
  fr: {
    joins: "et|mais|ou|car|donc",
    starts: "mais|car|donc",
    adds: "qui|que|dont|où|lequel|laquelle|parce que|tandis que|alors que|afin de|avec|avant|après|grâce à|selon",
    opens:
      "si|quand|lorsque|lorsqu|comme|bien que|parce que|puisque|après|avant|pour|dans|en|sur|avec|sans|depuis|pendant|selon|grâce|malgré|tandis|à|au|aux|chez|par|entre|chaque|aujourd|ici|hier",
  },
  es: {
    joins: "y|e|pero|o|así que|sino",
    starts: "pero|así que",
    adds: "que|quien|quienes|cuyo|cuya|donde|porque|ya que|mientras|aunque|con|según|gracias a|como",
    opens:
      "si|cuando|como|aunque|porque|mientras|después|antes|tras|para|en|con|sin|desde|durante|según|gracias|pese|a|al|por|entre|cada|hoy|ayer|aquí|guardado",
  },
  pt: {
    joins: "e|mas|ou|então",
    starts: "mas|então",
    adds: "que|quem|cujo|cuja|onde|porque|pois|enquanto|embora|com|segundo|graças a|como",
    opens:
      "se|quando|como|embora|porque|enquanto|depois|antes|após|para|em|no|na|nos|nas|com|sem|desde|durante|segundo|graças|apesar|a|ao|por|entre|cada|hoje|ontem",
  },
  it: {
    joins: "e|ed|ma|o|quindi",
    starts: "ma|quindi",
    adds: "che|cui|dove|perché|poiché|mentre|sebbene|con|secondo|grazie a|come",
    opens:
      "se|quando|come|sebbene|perché|mentre|dopo|prima|per|in|nel|nella|con|senza|da|dal|durante|secondo|grazie|nonostante|a|al|alla|tra|fra|ogni|oggi|ieri",
  },
  nl: {
    joins: "en|maar|of|want|dus",
    starts: "maar|want|dus",
    adds: "die|dat|waar\\p{L}*|omdat|terwijl|hoewel|zodat|met|volgens|zoals",
    opens: "als|toen|wanneer|omdat|hoewel|terwijl|nadat|voordat|om|wie|wat|waar",
  },
  ru: {
    joins: "и|но|а|однако|поэтому",
    starts: "но|однако|поэтому",
    adds: "котор\\p{L}+|где|когда|потому что|так как|поскольку|хотя|чтобы|а также|включая|единственн\\p{L}+",
    opens:
      "если|когда|хотя|так|поскольку|чтобы|пока|после|до|несмотря|благодаря|согласно|по|чем|где|как|кто|что|вода так",
  },
  uk: {
    joins: "і|й|та|але|а|однак|тому",
    starts: "але|однак|тому",
    adds: "як\\p{L}{1,3}|де|коли|тому що|оскільки|хоча|щоб|зокрема",
    opens: "якщо|коли|хоча|оскільки|щоб|поки|після|до|попри|завдяки|згідно|за|чим|де|як|хто|що",
  },
  pl: {
    joins: "i|a|ale|lecz|więc",
    starts: "ale|lecz|więc",
    adds: "któr\\p{L}+|gdzie|ponieważ|bo|gdyż|choć|chociaż|aby|żeby|podczas gdy",
    opens:
      "jeśli|jeżeli|gdy|kiedy|choć|chociaż|ponieważ|aby|żeby|po|przed|dzięki|według|mimo|im|gdzie|jak|kto|co",
  },
};

const MIN_WORDS = 4;
const MIN_WIDTH = 16;
const MAX_UNBROKEN_LENGTH = 160;

/**
 * Splits a sentence of two statements into a headline of at most `maxWidth` columns and the rest.
 * Null if the parts would not be complete.
 */
export function splitStatement(
  sentence: string,
  language: string,
  maxWidth: number,
): SplitSentence | null {
  return splitAtMark(sentence, language, maxWidth) ?? splitAtJoint(sentence, language, maxWidth);
}

/** "The fix is simple: keep it wet." and "One part; another part." */
function splitAtMark(sentence: string, language: string, maxWidth: number): SplitSentence | null {
  const marks = isUnspaced(language) ? /[：；]|——/gu : /[:;]\s|\s[—–]\s/gu;
  const found = [...sentence.matchAll(marks)];
  const [mark] = found;
  if (mark === undefined || found.length > 1 || /["“”„«»「」]/u.test(sentence)) return null;
  const head = sentence.slice(0, mark.index).trim();
  const tail = sentence.slice(mark.index + mark[0].length).trim();
  if (!isStandalone(head, language, maxWidth) || wordsOf(tail, language).length < MIN_WORDS)
    return null;
  // An enumeration after a colon makes no sense without what precedes it.
  const isEnumeration = /^[^,，、]{1,24}(?:,\s|[，、])/u.test(tail) && mark[0].includes(":");
  if (isEnumeration || /^(?:\p{Ll}+ing|that|which|from|including)\b/iu.test(tail)) return null;
  return { headline: head, text: asSentence(tail, language) };
}

/** "The bean is a seed, and most of the fruit is thrown away." */
function splitAtJoint(sentence: string, language: string, maxWidth: number): SplitSentence | null {
  const words = CLAUSES[language];
  if (words === undefined || /["“”„«»()]/u.test(sentence)) return null;
  const opens = new RegExp(`^(?:${words.opens})(?![\\p{L}\\p{M}])`, "iu");
  const comma = sentence.indexOf(", ");
  if (comma < 0 || opens.test(sentence)) return null;
  const head = sentence.slice(0, comma);
  if (!isStandalone(head, language, maxWidth)) return null;
  const tail = sentence.slice(comma + 2);
  const joint = new RegExp(`^(${words.joins})\\s+`, "iu").exec(tail);
  if (joint !== null) {
    const rest = tail.slice(joint[0].length);
    // "apples, and pears" continues a list, not a statement.
    if (wordsOf(rest, language).length < MIN_WORDS) return null;
    const starts = new RegExp(`^(?:${words.starts})\\s`, "iu").test(tail);
    return { headline: head, text: asSentence(starts ? tail : rest, language) };
  }
  const adds = new RegExp(`^(?:${words.adds})(?![\\p{L}\\p{M}])`, "iu").test(tail);
  return adds ? { headline: head, text: "" } : null;
}

/**
 * Splits text without any punctuation, such as dictation, where a new clause starts. Text with
 * punctuation is not split.
 */
export function splitRunOn(text: string, language: string): string[] {
  const words = CLAUSES[language];
  if (words === undefined || widthOf(text) < MAX_UNBROKEN_LENGTH || /[.,;:!?…—]/u.test(text))
    return [text];
  const joint = new RegExp(`\\s+(?:${words.joins})\\s+(?=\\S+\\s+\\S+\\s+\\S+)`, "iu");
  const clauses: string[] = [];
  for (const part of text.split(joint)) {
    const last = clauses.at(-1);
    const isShort = wordsOf(part, language).length < MIN_WORDS;
    if (last === undefined || !isShort) clauses.push(part);
  }
  return clauses.map((clause) => asSentence(clause, language));
}

function isStandalone(head: string, language: string, maxWidth: number): boolean {
  const width = widthOf(head);
  const enough = isUnspaced(language) || wordsOf(head, language).length >= MIN_WORDS;
  return enough && width >= MIN_WIDTH && width <= maxWidth && !/[,，、]\s*$/u.test(head);
}

function asSentence(text: string, language: string): string {
  return closeSentence(capitalise(text, language), language);
}
