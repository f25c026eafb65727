import { useScene } from "../page/scene.tsx";
import { type Entry, entriesOf } from "../type/entries.ts";
import { type Speech, saidAt } from "./speech.ts";

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
  const isSaid = ({ text }: Entry) => saidAt(speech, text) !== null;
  const said = entries.map(isSaid);
  let last = entries[said.indexOf(true)]?.text;
  return entries.map((entry, index) => {
    if (said[index] === true) last = entry.text;
    const whole = said[index] === true && said[index + 1] === false;
    return { ...entry, says: last ?? entry.text, whole };
  });
}
