import { useScene } from "../page/scene.tsx";
import { type Entry, entriesOf } from "../type/entries.ts";
import { placeIn, type Said, type Speech, saidAt, speechOf } from "./speech.ts";

/** An entry of a list, and the words that it comes with. */
export interface SaidEntry extends Entry {
  says: string;
  /** True where it comes as a whole, as some that are below it are not said and come with it. */
  whole: boolean;
}

/** The entries of a list, each with the words that it comes with. */
export function useEntries(items: readonly string[]): SaidEntry[] {
  return withSaid(entriesOf(items), useScene().speech);
}

/**
 * An entry that is not said comes with the one before it, or else with the first that is: none comes
 * before those above it.
 */
export function withSaid(entries: readonly Entry[], speech: Speech): SaidEntry[] {
  const said = saidInOrder(
    entries.map(({ text }) => text),
    speech,
  ).map((one) => one !== null);
  let last = entries[said.indexOf(true)]?.text;
  return entries.map((entry, index) => {
    if (said[index] === true) last = entry.text;
    const whole = said[index] === true && said[index + 1] === false;
    return { ...entry, says: last ?? entry.text, whole };
  });
}

/**
 * When texts are said one after the other. One that is not said word for word is looked for between its
 * neighbours alone: what was said before, as in a headline, may have words of it too.
 */
function saidInOrder(texts: readonly string[], speech: Speech): (Said | null)[] {
  const literal = texts.map((text) => (placeIn(speech, text) === -1 ? null : saidAt(speech, text)));
  let from = 0;
  return texts.map((text, index) => {
    const next = literal.slice(index + 1).find((one) => one !== null && one.startFrame >= from);
    const until = next?.startFrame ?? Number.POSITIVE_INFINITY;
    const between = speech.words.filter(
      ({ startFrame }) => startFrame >= from && startFrame < until,
    );
    const said = literal[index] ?? saidAt(speechOf(between), text);
    if (said === null || said.startFrame < from) return null;
    from = said.endFrame;
    return said;
  });
}
