import { useProgress } from "../page/motion.ts";
import { Text, type TextProps } from "../type/text.tsx";

/** A figure that counts up to its value during its entrance, without changing its size. */
export function Counter({ order = 0, style, ...props }: TextProps) {
  const shown = countedTo(props.children, useProgress(order));
  return (
    <Text
      {...props}
      entrance="none"
      order={order}
      shown={shown}
      style={{ fontVariantNumeric: "lining-nums tabular-nums", ...style }}
    />
  );
}

/** The text with its first number scaled by a share, in the same notation. */
export function countedTo(text: string, share: number): string {
  if (share >= 1) return text;
  return text.replace(/\d+(?:[.,]\d+)*/, (number) => {
    const digits = number.replaceAll(/[.,]/g, "");
    // Too large for a number: left unchanged.
    if (digits.length > 15) return number;
    const decimals = /[.,](\d{1,2})$/.exec(number)?.[1]?.length ?? 0;
    const counted = String(Math.floor(Number(digits) * share)).padStart(decimals + 1, "0");
    return withSeparators(counted, number);
  });
}

/** Inserts the separators of `like`, at the same distances from the end. */
function withSeparators(digits: string, like: string): string {
  let written = "";
  let from = like.length;
  for (let i = digits.length - 1; i >= 0; i--) {
    while (!/\d/.test(like.charAt(--from)) && from >= 0) written = like.charAt(from) + written;
    written = digits.charAt(i) + written;
  }
  return written;
}
