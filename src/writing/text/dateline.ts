// Datelines such as "BERLIN, March 3 (Agency) — " or "Berlin (Agency) - ".
const PLACE_IN_CAPITALS = String.raw`\p{Lu}[\p{Lu}.][\p{Lu}\s.'-]{0,38}`;
const PLACE = String.raw`\p{Lu}\p{L}[\p{L}\p{M}\s.'-]{0,38}`;
const DATE = String.raw`(?:,\s*[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\s.,]{1,24}?)?`;
const AGENCY = String.raw`\s*\([^)]{2,30}\)`;
const DASH = String.raw`\s*[—–-]{1,2}\s+(?=["'“„«]?\p{Lu})`;
const DATELINE = new RegExp(
  `^(?:(${PLACE_IN_CAPITALS}?${DATE})(?:${AGENCY})?|(${PLACE}?${DATE})${AGENCY})${DASH}`,
  "u",
);

/** Splits a dateline, without its agency, from a sentence; null if there is none. */
export function splitDateline(sentence: string): { dateline: string | null; rest: string } {
  const match = DATELINE.exec(sentence);
  if (match === null) return { dateline: null, rest: sentence };
  const dateline = (match[1] ?? match[2] ?? "").trim();
  return { dateline, rest: sentence.slice(match[0].length) };
}
