import { saidAt } from "../motion/speech.ts";
import { useScene } from "../page/scene.tsx";
import { Text, type TextProps } from "../type/text.tsx";

/** Each step is drawn anew: how many there are at most, and how short, in frames. */
const MAX_STEPS = 24;
const STEP = 3;
/** How long a figure counts that nobody says, in frames. */
const USUAL = 45;

/**
 * A figure that counts from the start of its scene, and has come to its value when that has been said. It
 * never changes its size.
 */
export function Counter({ style, ...props }: TextProps) {
  const { frame, speech, opening } = useScene();
  const end = saidAt(speech, props.children)?.endFrame ?? USUAL;
  const step = Math.max(STEP, Math.ceil(end / MAX_STEPS));
  const share = opening ? 1 : Math.max(0, Math.min(1, (Math.floor(frame / step) * step) / end));
  const shown = countedTo(props.children, frame < end ? share : 1);
  return (
    <Text
      {...props}
      entrance="none"
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
