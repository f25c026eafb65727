const PLACE_IN_CAPITALS = String.raw`\p{Lu}[\p{Lu}.][\p{Lu}\s.'-]{0,38}`;
const PLACE = String.raw`[\p{Lu}\p{Lo}]\p{L}[\p{L}\p{M}\s.'-]{0,38}`;
const DATE = String.raw`(?:[,،]\s*[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\s.,،]{1,24}?)?`;
const AGENCY = String.raw`\s*\([^)]{2,30}\)\.?`;
const DASH = String.raw`\s*[—–-]{1,2}\s+(?=["'“„«]?[\p{Lu}\p{Lo}])`;

/** What news begin with, by where they are from. */
const DATELINES = [
  // "BERLIN, March 3 (Agency) — ", "Berlin (Agency) - " or "Madrid, 3 mar (Agency).- ".
  new RegExp(
    `^(?:(?<capitals>${PLACE_IN_CAPITALS}?${DATE})(?:${AGENCY})?|(?<place>${PLACE}?${DATE})${AGENCY})${DASH}`,
    "u",
  ),
  // "OLDTOWN, Me., March 3, 2026 /Agency/ -- " or "LONDON--(AGENCY)--".
  /^(?<place>\p{Lu}[\p{L}\p{M}\p{N}\s.,'’-]{2,58}?)\s*(?:\/[^/\s][^/]{1,30}\/|--\([^()]{2,30}\))\s*[—–-]{1,2}\s*(?=["'“„«]?[\p{Lu}\p{Lo}])/u,
  // "KIEL agency | ".
  new RegExp(
    `^(?<place>${PLACE_IN_CAPITALS}?)(?:\\s[\\p{L}/]{2,12}){1,2}\\s[|│]\\s+(?=["'“„«]?\\p{Lu})`,
    "u",
  ),
  // "(AGENCY).- ", where the place is said in the sentence, or in capitals behind it.
  /^\(\p{Lu}[\p{Lu}\p{Nd}\s./-]{1,20}\)\.?\s*[—–-]{1,2}\s+(?=["'“„«]?\p{Lu})/u,
  // "(18.01.2026) ".
  /^[(（](?:\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2,4}|\p{Nd}{4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{1,2})[)）]\s*(?=\S)/u,
  // "Agency Beijing, 3 March, by wire": Chinese puts no space between them.
  /^(?:\p{Script=Han}{2,6}[社网網报報])?(?<place>\p{Script=Han}{2,8}\p{Nd}{1,2}(?:月\p{Nd}{1,2})?日)[电電](?:\s*[（(][^（）()]{2,30}[）)])?\s*(?=\S)/u,
  /^[（(][^（）()]{0,30}?(?<place>\p{Script=Han}{2}\p{Nd}{1,2}(?:月\p{Nd}{1,2})?日)[电電][）)]\s*(?=\S)/u,
  // "〔Name, reporter, from Taipei〕", "(Agency)" and "Agency's report: ".
  /^[〔【（(]\s*(?:[记記]者|本[报報刊]|[^〔〕【】（）()]{0,10}[记記]者)[^〔〕【】（）()]{1,20}?(?:[／/\s](?<place>\p{Script=Han}{2,5}))?(?:[报報][导導道]|[讯訊电電])[〕】）)]\s*(?=\S)/u,
  /^[（(]\p{Script=Han}{2,4}[社网網][）)]\s*(?=\S)/u,
  /^(?:本[报報刊台网網]|\p{Script=Han}{2,4}[报報社网網](?:[A-Za-z]?公司)?)[讯訊](?:[（(][^）)]{2,20}[）)]|[，,：:]|\s)\s*(?=\S)/u,
  // "(Seoul=Agency) Name, reporter = ".
  /^[[(（](?<place>[\p{Script=Hangul}\p{Script=Han}]{2,16})[=＝][^=＝()[\]（）]{2,16}[\])）]\s*(?:[^=＝。.!?]{2,30}\s[=＝]\s*)?(?=\S)/u,
  // "Ayodhya: In Ayodhya, ": the sentence says the place again.
  /^(?<place>[\p{Lu}\p{Lo}][\p{L}\p{M}]{2,20})[:：]\s+(?=.{0,60}?\k<place>)/u,
  // "【London=Name】".
  /^【(?<place>[^【】=＝]{2,12})[=＝][^【】]{1,16}】\s*(?=\S)/u,
];

/** An agency may stand before the place. */
const MAX_PASSES = 2;

/** Splits a dateline, without its agency, from a sentence; null if there is none, or only an agency. */
export function splitDateline(sentence: string): { dateline: string | null; rest: string } {
  let rest = sentence;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const match = DATELINES.map((each) => each.exec(rest)).find((found) => found !== null);
    if (match === undefined || match === null) break;
    rest = rest.slice(match[0].length);
    const { capitals, place = capitals } = match.groups ?? {};
    if (place !== undefined) return { dateline: place.trim(), rest };
  }
  return { dateline: null, rest };
}
