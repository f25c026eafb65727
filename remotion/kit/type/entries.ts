/** An entry of a list. */
export interface Entry {
  /** What it is counted by; null if the list does not count. */
  number: string | null;
  text: string;
}

/** A number that an item begins with. */
const OWN_NUMBER = /^(\p{Nd}{1,3})(?:[.)]\s+|[．、]\s*)(?=\S)/u;

/** The items of a list with their numbers, where all of them have one: no list counts that its source did not. */
export function entriesOf(items: readonly string[]): Entry[] {
  const numbered = items.flatMap((item): Entry[] => {
    const [mark, number] = OWN_NUMBER.exec(item) ?? [];
    return mark === undefined || number === undefined
      ? []
      : [{ number, text: item.slice(mark.length) }];
  });
  if (numbered.length === items.length) return numbered;
  return items.map((text) => ({ number: null, text }));
}
