/** An entry of a list, and the number that it is told by. */
export interface Entry {
  number: string;
  text: string;
}

/** A number that an item begins with. */
const OWN_NUMBER = /^(\p{Nd}{1,3})(?:[.)]\s+|[．、]\s*)(?=\S)/u;

/** The items of a list with their numbers: their own where all of them have one, else from 1. */
export function entriesOf(items: readonly string[]): Entry[] {
  const numbered = items.flatMap((item): Entry[] => {
    const [mark, number] = OWN_NUMBER.exec(item) ?? [];
    return mark === undefined || number === undefined
      ? []
      : [{ number, text: item.slice(mark.length) }];
  });
  if (numbered.length === items.length) return numbered;
  return items.map((text, index) => ({ number: String(index + 1), text }));
}
