/** Shorter names are too easily confused with those of other programs. */
const MIN_LENGTH_FOR_ONE_EDIT = 6;
const MIN_LENGTH_FOR_TWO_EDITS = 12;

/**
 * Suggests the name that a misspelt one stands for. Case and underscores are ignored, and one edit
 * is allowed, or two in a long name whose first word is right.
 */
export function suggestName(name: string, names: readonly string[]): string | undefined {
  for (const edits of [0, 1, 2]) {
    const suggestion = names.find(
      (known) =>
        edits <= maxEdits(name, known) && isWithinEdits(lettersOf(name), lettersOf(known), edits),
    );
    if (suggestion !== undefined) return suggestion;
  }
  return undefined;
}

function maxEdits(name: string, known: string): number {
  const { length } = lettersOf(known);
  if (length < MIN_LENGTH_FOR_ONE_EDIT) return 0;
  // Names such as SES_ACCESS_KEY_ID belong to other services.
  return length >= MIN_LENGTH_FOR_TWO_EDITS && firstWord(name) === firstWord(known) ? 2 : 1;
}

function lettersOf(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

function firstWord(name: string): string {
  return name.replace(/_.*/, "");
}

/** True if the edit distance, in which swapping neighbours is one edit, is at most `edits`. */
function isWithinEdits(a: string, b: string, edits: number): boolean {
  if (a === b) return true;
  if (a[0] === b[0]) return isWithinEdits(a.slice(1), b.slice(1), edits);
  if (edits === 0) return false;
  return (
    isWithinEdits(a.slice(1), b, edits - 1) ||
    isWithinEdits(a, b.slice(1), edits - 1) ||
    isWithinEdits(a.slice(1), b.slice(1), edits - 1) ||
    (a[0] === b[1] && a[1] === b[0] && isWithinEdits(a.slice(2), b.slice(2), edits - 1))
  );
}
