/** Where a hyphen may be. */
const SOFT = "\u00ad";
/** Letters before and after a hyphen, at least, so that both parts are words or look like it. */
const LEAST = 4;
/** Longer parts may still be too long for a line, and keep the other places. */
const MOST = 14;

/** Languages that write several nouns as one word. */
const COMPOUNDING = new Set(["da", "de", "fi", "hu", "nb", "nl", "sv"]);
/** From so many letters on a word is too long for lines of large type. */
const LONG = { compounding: 13, other: 17 } as const;

/** Letters from which on a word of a language may be broken before its text would be too small. */
export function longFrom(language: string): number {
  return COMPOUNDING.has(nameOf(language)) ? LONG.compounding : LONG.other;
}

/**
 * Leaves those soft hyphens of a text at which its long words are read well: none behind or before
 * a syllable or two, and none but where a German compound is joined, if its parts are short enough.
 */
export function atSeams(text: string, language: string): string {
  if (!text.includes(SOFT)) return text;
  const isGerman = nameOf(language) === "de";
  return text.replaceAll(/[\p{L}\p{M}\u00ad]+/gu, (word) => {
    const parts = word.split(SOFT);
    if (parts.length === 1) return word;
    const places = parts
      .slice(1)
      .map((_, i) => ({ before: parts.slice(0, i + 1), after: parts.slice(i + 1) }));
    const readable = places.filter(
      ({ before, after }) => lengthOf(before) >= LEAST && lengthOf(after) >= LEAST,
    );
    const seams = isGerman ? readable.filter(isSeam) : [];
    const chosen = seams.length > 0 ? withShortParts(word, seams, readable) : readable;
    return joined(parts, chosen.length > 0 ? chosen : places);
  });
}

/** A word's syllables before and after a place. */
interface Place {
  before: string[];
  after: string[];
}

/** Adds the other places within what is too long between two seams. */
function withShortParts(word: string, seams: Place[], readable: Place[]): Place[] {
  const ends = [
    0,
    ...seams.map(({ before }) => lengthOf(before)),
    lengthOf([word.replaceAll(SOFT, "")]),
  ];
  return readable.filter((place) => {
    if (seams.includes(place)) return true;
    const at = lengthOf(place.before);
    const next = ends.findIndex((end) => end > at);
    const [from = 0, to = 0] = [ends[next - 1], ends[next]];
    return to - from > MOST && at - from >= LEAST && to - at >= LEAST && isBetweenMorphemes(place);
  });
}

/** False behind a syllable that a German word begins with, and before one that it ends with. */
function isBetweenMorphemes({ before, after }: Place): boolean {
  return !PREFIX.test(before.at(-1) ?? "") && !ENDING.test(after[0] ?? "");
}

/** True where a German word ends within a longer one, or the next one begins. */
function isSeam(place: Place): boolean {
  const [first, rest] = [place.before.join(""), place.after.join("")];
  const isJoined =
    JOINT.test(first) ||
    FIRST.test(first) ||
    PREFIX.test(place.after[0] ?? "") ||
    SECOND.test(rest);
  return isJoined && isBetweenMorphemes(place);
}

/** Endings of nouns that are followed by an s where another noun follows. */
const JOINT = /(?:ungs|heits|keits|schafts|tions|sions|täts|lings|tums)$/iu;
/** Words that many others begin with, as they are written there. */
const FIRST =
  /(?:^|s)(?:arbeits?|arbeitslosen|auslands|bildungs|bundes|daten|energie|familien|finanz|frauen|gemeinde|geschlechts?|gesundheits|handels|haupt|inlands|jahres|jugend|kinder|klima|kranken|kriegs|landes|lebens|lebensmittel|menschen|mittel|nachrichten|natur|partei|personen|pflege|polizei|renten|schul|selbst|sicherheits|sonder|staats|stadt|straßen|strom|umwelt|unternehmens?|verfassungs|verkehrs|volks|wahl|wasser|welt|wirtschafts|wohnungs?|zukunfts)$/iu;
/** Syllables that a word begins with. */
const PREFIX = /^(?:be|emp|ent|er|ge|miss|ver|zer)$/iu;
/** Syllables that no word begins with. */
const ENDING =
  /^(?:haft|heit|heits|in|in\p{L}{0,2}n|keit|keits|lich|li\p{L}{0,3}|ling|schaft|schafts|ten|te|tum|ung|ungen|ungs)$/iu;
/** Words that many others end with. */
const SECOND =
  /^(?:abkommen|abteilung|amt|anlage|anstalt|arbeit|aufgabe|ausgabe|ausschuss|bahn|bank|behörde|beihilfe|bericht|bekämpfung|bewegung|bildung|dienst|einnahme|eintrag|erhöhung|fall|feld|fläche|förderung|führung|forschung|fragen?$|gebäude|gebiet|gericht|gesellschaft|gesetz|gruppe|haltung|haus|heizung|hilfe|höhe|industrie|kabine|kammer|kampf|kirche|konferenz|konto|kosten|kraft|kräfte|krise|lehre|leistung|leitung|lösung|lücke|markt|maschine|meldung|minister|mittel|nummer|nutzung|ordnung|partei|plan$|planung|platz|politik|preis|problem|programm|produktion|prüfung|punkt|recht|rechnung|reform|regierung|register|schutz|schule|sicherung|speicherung|spiel|stelle|steuer|straße|suche|suppe|system|technik|teil|träger|unternehmen|verband|verbot|verein|verfahren|versicherung|versorgung|vertrag|verwaltung|wagen|wechsel|wende|wert|wirtschaft|werk|wesen|wissenschaft|zahl|zeichen|zeit|zentrum|ziel)/iu;

function joined(parts: readonly string[], places: readonly Place[]): string {
  const indexes = new Set(places.map(({ before }) => before.length));
  return parts.map((part, i) => (i > 0 && indexes.has(i) ? SOFT : "") + part).join("");
}

function lengthOf(parts: readonly string[]): number {
  return [...parts.join("")].length;
}

function nameOf(language: string): string {
  return language.split("-")[0]?.toLowerCase() ?? "";
}
