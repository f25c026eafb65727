/** A piece of content that pages and other pieces draw by name. */
export interface PdfForm {
  /** Object numbers of what it can draw, by name. */
  targets: ReadonlyMap<string, number>;
  /** How often it draws what by name. */
  draws: ReadonlyMap<string, number>;
}

const DRAW = /\/([^\s/<>[\](){}%]+)\s+Do(?!\S)/g;

/** How often some content draws what by name. */
export function drawsIn(content: Buffer): Map<string, number> {
  const draws = new Map<string, number>();
  for (const [, name = ""] of content.toString("latin1").matchAll(DRAW)) {
    draws.set(name, (draws.get(name) ?? 0) + 1);
  }
  return draws;
}

/**
 * The most pieces that drawing any one of them draws in all, itself included. A few that draw each
 * other twice draw millions.
 *
 * @param forms By object number.
 */
export function mostDrawn(forms: ReadonlyMap<number, PdfForm>): number {
  const counts = new Map<number, number>();
  const count = (number: number): number => {
    const known = counts.get(number);
    const form = forms.get(number);
    if (known !== undefined || form === undefined) return known ?? 0;
    // Readers do not follow a piece that draws itself.
    counts.set(number, 0);
    let total = 1;
    for (const [name, times] of form.draws)
      total += times * count(form.targets.get(name) ?? Number.NaN);
    counts.set(number, total);
    return total;
  };
  let most = 0;
  for (const number of forms.keys()) most = Math.max(most, count(number));
  return most;
}

/** The object numbers that a dictionary's names refer to. */
export function targetsIn(dictionary: string): Map<string, number> {
  const found = dictionary.matchAll(/\/([^\s/<>[\](){}%]+)\s+(\d+)\s+\d+\s+R/g);
  return new Map(Array.from(found, ([, name = "", number]) => [name, Number(number)]));
}
