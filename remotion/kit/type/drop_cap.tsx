import { Text, type TextProps } from "./text.tsx";
import { isVerse } from "./verse.tsx";

/** Shorter texts have too few lines for a drop cap. */
const MIN_LENGTH = 100;

/** True for prose that is long enough and starts with a letter suitable as a drop cap. */
export function takesDropCap(text: string, genre: string): boolean {
  if (isVerse(text, genre)) return false;
  return text.length >= MIN_LENGTH && /^["'“„«¿¡]?\p{Lu}/u.test(text);
}

const LETTER =
  ".drop-cap::first-letter { initial-letter: 3; font-weight: 600; font-variation-settings: 'opsz' 120; padding-inline-end: 0.1em }";

/** Running text with a drop cap of three lines. Long words may break, as the lines beside it are short. */
export function DropCap(props: TextProps) {
  return (
    <>
      <style>{LETTER}</style>
      <Text {...props} className="drop-cap" style={{ hyphens: "manual", ...props.style }} />
    </>
  );
}
