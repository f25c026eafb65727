/** A shorter name is too near to those of other programs to be taken for a misspelt one. */
const FORGIVES_ONE = 6;
const FORGIVES_TWO = 12;

/**
 * The setting that a name is meant to be, if it looks like a misspelt one: written without its
 * underscores, in small letters, or with a mistake, or two in a long name that starts right.
 */
export function meantSetting(name: string, settings: readonly string[]): string | undefined {
  for (const mistakes of [0, 1, 2]) {
    const meant = settings.find(
      (setting) =>
        mistakes <= forgivenMistakes(name, setting) &&
        isWithin(lettersOf(name), lettersOf(setting), mistakes),
    );
    if (meant !== undefined) return meant;
  }
  return undefined;
}

function forgivenMistakes(name: string, setting: string): number {
  const { length } = lettersOf(setting);
  if (length < FORGIVES_ONE) return 0;
  // Names such as SES_ACCESS_KEY_ID are those of other services, and no mistakes.
  return length >= FORGIVES_TWO && firstWord(name) === firstWord(setting) ? 2 : 1;
}

function lettersOf(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

function firstWord(name: string): string {
  return name.replace(/_.*/, "");
}

/** True if at most so many letters were added, left out, mistaken or swapped with the next one. */
function isWithin(a: string, b: string, mistakes: number): boolean {
  if (a === b) return true;
  if (a[0] === b[0]) return isWithin(a.slice(1), b.slice(1), mistakes);
  if (mistakes === 0) return false;
  return (
    isWithin(a.slice(1), b, mistakes - 1) ||
    isWithin(a, b.slice(1), mistakes - 1) ||
    isWithin(a.slice(1), b.slice(1), mistakes - 1) ||
    (a[0] === b[1] && a[1] === b[0] && isWithin(a.slice(2), b.slice(2), mistakes - 1))
  );
}
