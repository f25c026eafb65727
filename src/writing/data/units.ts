const rules = new Map<string, Intl.PluralRules>();

/**
 * A unit that is said with another number, as it would stand behind this one; empty where its form
 * may be another: "5 рублей", but "3 рубля".
 */
export function unitFor(
  amount: number,
  { unit, of }: { unit: string; of: number },
  language: string,
): string {
  if (!/\p{L}/u.test(unit)) return unit;
  const cached = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, cached);
  return cached.select(amount) === cached.select(of) ? unit : "";
}
