import type { Figure } from "../posts/script.ts";
import { capitalise, isContentWord, isUnspaced, widthOf, wordsOf } from "./words.ts";

const NUMBER = String.raw`\p{Nd}{1,3}(?: \p{Nd}{3})+(?!\p{Nd})|\p{Nd}{1,3}(?:[.,\u00A0\u202F’'\u066C]\p{Nd}{3})+(?:[.,]\p{Nd}{1,2})?(?!\p{Nd})|\p{Nd}+(?:[.,\u066B]\p{Nd}+)?`;
const CURRENCY = String.raw`(?:US\$|R\$|\p{Sc}|USD |EUR |GBP |CHF )\s?`;
const SCALE = String.raw`(?:thousand|million|billion|trillion|bn|mn|Tausend|Millionen|Million|Milliarden|Milliarde|Billionen|Mio\.|Mrd\.|mille|millions?|milliards?|mil millones|mil|millones|millón|milhões|milhão|bilhões|bilhão|mila|milioni|milione|miliardi|miliardo|duizend|miljoen|miljard|miljoner|miljarder|tusen|tysięcy|tys\.|milionów|miliony|miliardów|mln|mld|tisíc|milionů|тыс\.|тысяч[аи]?|миллион\p{L}*|миллиард\p{L}*|млн|млрд|тисяч[аі]?|мільйон\p{L}*|мільярд\p{L}*|bin|milyon|milyar|ribu|juta|miliar|nghìn|triệu|tỷ|χιλιάδες|εκατομμύρια|δισεκατομμύρια|ألف|آلاف|مليون|ملايين|مليار|אלף|אלפים|מיליון|מיליארד|हज़ार|हजार|लाख|करोड़|अरब|هزار|میلیون|میلیارد)(?![\p{L}\p{M}])`;
const EAST_SCALE = "[万亿億萬千만억천조]+|ล้าน|แสน|หมื่น|พัน";
const UNIT = String.raw`[%‰٪]|(?:percent|per cent|Prozent|pour cent|por ciento|por cento|per cento|procent|процент\p{L}*|відсотк\p{L}*|yüzde|बिलियन|प्रतिशत|في المئة|بالمئة|אחוז(?:ים)?|persen|phần trăm|°\s?[CF]|km²|m²|km/h|mph|km|kg|cm|mm|MW|GW|kWh|GB|TB|m|ft|kilometres|kilometers|gigawatts?|megawatts?|hectares?|Hektar|ettari|degrees|Grad|degrés|grados|gradi|метр\p{L}*|километр\p{L}*|тонн\p{L}*|градус\p{L}*|гектар\p{L}*|metres|meters|miles|tonnes|tons|litres|liters|Kilometer|Meter|Tonnen|Liter|kilomètres|mètres|kilómetros|metros|toneladas|chilometri|metri)(?![\p{L}\p{M}])`;
const FIGURE = new RegExp(
  String.raw`(?<![\p{Lu}\p{Ll}\p{Nd}.,:/#+]|[\p{Lu}\p{Ll}\p{Nd}]-)(?<currency>${CURRENCY})?(?<number>${NUMBER})(?:[\s\u00A0\u202F-]?(?<scale>${SCALE}|${EAST_SCALE}))?(?:\s(?:d['’]|de |di )?(?:euros?|dollars?|pounds|dólares|reais|pesos|livres|francs?|рублей|долларов|евро)(?![\p{L}\p{M}]))?(?:[\s\u00A0\u202F-]?(?<unit>${UNIT}|€|\$|£|平方公里|公里|公斤|千克|小时|米|吨|トン|キロ|メートル|時間|[人歳歲個个杯年種种倍円元名명원개](?!月)))?`,
  "gu",
);
const CLAUSE_END = /[,;:.!?…—–()“”„«»"،؛؟。，；：！？、।]|\s-\s/u;
const LABEL_WIDTH = 58;
const MIN_CONTENT_WORDS = 2;
/** Words such as "by about" between the noun and its number. */
const MAX_DROPPED_WORDS = 3;
const MAX_NOUN_WIDTH = 18;
const COMPARES =
  /^(?:less|more|fewer|cheaper|weniger|mehr|moins|plus|menos|más|mais|meno|più|minder|meer|mniej|więcej|меньше|больше)$/iu;
/** Words that make a number a limit: it would mean something else without them. */
const LIMIT =
  /(?:less than|fewer than|under|below|over|above|from|up to|at most|not|no more than|weniger als|unter|bis zu|höchstens|moins de|jusqu['’]à|menos de|hasta|até|meno di|fino a|minder dan|tot|maximaal|менее|меньше|до|mniej niż|do|poniżej|azından az|kadar|أقل من|حتى|פחות מ|עד|不到|少于|不足|最多|最高|最大|未満)\s*-?$/iu;
const CONJUNCTION =
  /^(?:that|which|dass|que|qui|che|что|що|and|but|or|so|und|aber|oder|et|mais|ou|y|e|pero|ma|o|en|maar|и|а|но|і|й|та|але)\s+/iu;
/** Words between a number and the whole it is a part of. */
const OF =
  /^(?:of|per|de|d|des|du|der|di|dei|delle|degli|del|do|da|dos|das|van|af|av|von|al|all|всей|всех|от|из|من|של)$/iu;
const EAST_TAIL =
  /(?:其中的|は|が|も|を|の|に|で|と|約|约|大约|大約|超过|超過|达到|达|為|为|有|近|共|计|是|高达|ประมาณ|มี|กว่า|ถึง|เป็น|약|총)+$/u;

interface ScoredFigure extends Figure {
  strength: number;
}

/**
 * Finds the most striking number of a sentence, with a label from the same sentence. Ignores years,
 * dates, ordinals and small counts.
 */
export function findFigure(sentence: string, language: string): Figure | null {
  let best: ScoredFigure | null = null;
  for (const match of sentence.matchAll(FIGURE)) {
    const found = readFigure(sentence, match, language);
    if (found !== null && found.strength > (best?.strength ?? 0)) best = found;
  }
  return best === null ? null : { value: best.value, label: best.label };
}

function readFigure(
  sentence: string,
  match: RegExpMatchArray,
  language: string,
): ScoredFigure | null {
  const { currency, number = "", scale, unit } = match.groups ?? {};
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const before = sentence.slice(0, start);
  const after = sentence.slice(end);
  // Part of a word, a date, a time or a version.
  if (
    /^(?:\p{L}|\p{Nd}|[:/]\p{Nd}|[.-]\p{Nd}|(?:st|nd|rd|th)\b)/u.test(after) &&
    !isUnspaced(language)
  )
    return null;
  if (LIMIT.test(before)) return null;
  const isMeasured = [currency, scale, unit].some((part) => part !== undefined && part !== "年");
  if (unit === "年") return null;
  if (!isMeasured && !isCount(number, before, after, language)) return null;
  const value = match[0].trim();
  const counted = countedNoun(after, language);
  const countedLabel = counted === null ? null : labelBefore(before, language);
  const label = countedLabel ?? labelAfter(after, language) ?? labelBefore(before, language);
  if (label === null) return null;
  const strength =
    (currency ? 2 : 0) + (scale ? 2 : 0) + (unit ? 2 : 0) + Math.min(1.5, number.length / 4);
  return {
    value: countedLabel === null ? value : value + counted,
    label,
    strength: isMeasured ? strength : strength * 0.5,
  };
}

function isCount(number: string, before: string, after: string, language: string): boolean {
  const plain = number.replace(/[^\p{Nd}]/gu, "");
  if (plain.length < 2 || /^(?:1\d{3}|20\d{2}|21\d{2})$/.test(number)) return false;
  if (
    /(?:^|\s)(?:no\.?|nr\.?|page|day|step|chapter|article|seite|tag|at|um|nº|№)\s*$/iu.test(before)
  )
    return false;
  if (!/^\s+\p{L}/u.test(after) || /\p{Nd}\s*(?:to|bis|à|a|до|and|or|oder|–|-)\s*$/u.test(before))
    return false;
  const names = monthNames(language);
  const next = /^\s+(?:de\s+|of\s+)?([\p{L}\p{M}]+)/u.exec(after)?.[1]?.toLowerCase() ?? "";
  const last = /([\p{L}\p{M}]+)\.?\s*$/u.exec(before)?.[1]?.toLowerCase() ?? "";
  return !names.some((month) => month === next || month === last);
}

const months = new Map<string, string[]>();

function monthNames(language: string): string[] {
  const cached = months.get(language);
  if (cached !== undefined) return cached;
  const formatter = new Intl.DateTimeFormat(language, {
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  const names = Array.from({ length: 12 }, (_, month) => {
    const parts = formatter.formatToParts(Date.UTC(2024, month, 15));
    return parts.find((part) => part.type === "month")?.value.toLowerCase() ?? "";
  });
  months.set(language, names);
  return names;
}

/** The noun that a number counts, if the clause ends with it: "can support 2,300 species". */
function countedNoun(after: string, language: string): string | null {
  if (isUnspaced(language)) return null;
  const clause = (after.split(CLAUSE_END)[0] ?? "").trimEnd();
  const words = wordsOf(clause, language);
  const contentWords = words.filter((word) => isContentWord(word.text, language));
  const isNoun = words.length === 1 || (words.length === 2 && OF.test(words[0]?.text ?? ""));
  return contentWords.length === 1 && isNoun && widthOf(clause) <= MAX_NOUN_WIDTH ? clause : null;
}

/** "75 % of the crops we eat, and ...": the text after the number, to the end of the clause. */
function labelAfter(after: string, language: string): string | null {
  if (isUnspaced(language)) return null;
  const clause = after.split(CLAUSE_END)[0]?.trim() ?? "";
  const words = wordsOf(clause, language);
  const contentWords = words.filter((word) => isContentWord(word.text, language)).length;
  const first = words[0]?.text ?? "";
  const compares = COMPARES.test(first) && words.length > MIN_CONTENT_WORDS;
  if (
    (contentWords === 0 && !compares) ||
    words.length < MIN_CONTENT_WORDS ||
    widthOf(clause) > LABEL_WIDTH
  )
    return null;
  return isContentWord(first, language) || OF.test(first) || compares ? clause : null;
}

/** "Sales grew by 40 %": the text before the number in the clause, without the "by". */
function labelBefore(before: string, language: string): string | null {
  const clause = (before.split(CLAUSE_END).at(-1) ?? "").trim().replace(CONJUNCTION, "");
  if (isUnspaced(language)) {
    const plain = clause.replace(EAST_TAIL, "");
    return widthOf(plain) >= 4 && widthOf(plain) <= LABEL_WIDTH ? plain : null;
  }
  const words = wordsOf(clause, language);
  for (let dropped = 0; !isContentWord(words.at(-1)?.text ?? "", language); dropped += 1) {
    if (words.pop() === undefined || dropped === MAX_DROPPED_WORDS) return null;
  }
  const label = clause.slice(0, words.at(-1)?.end ?? 0);
  const contentWords = words.filter((word) => isContentWord(word.text, language)).length;
  if (contentWords < MIN_CONTENT_WORDS || words.length < 2 || widthOf(label) > LABEL_WIDTH)
    return null;
  return capitalise(label, language);
}
