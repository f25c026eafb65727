/** Digits of any script as 0 to 9. */
export function westernDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    // Unicode's digits stand in rows of ten.
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/** A number without the inaccuracy of computing with fractions. */
export function exact(value: number): number {
  return Number(value.toPrecision(12));
}
