import { Text, type TextProps } from "./text.tsx";

/** Shorter texts have too few lines to stand beside a large letter. */
const SHORTEST = 100;

/** True for a text of some length that begins with a capital which stands on its own. */
export function takesDropCap(text: string): boolean {
  return text.length >= SHORTEST && /^["'“„«¿¡]?\p{Lu}/u.test(text);
}

const LETTER =
  ".drop-cap::first-letter { initial-letter: 3; font-weight: 600; font-variation-settings: 'opsz' 120; padding-inline-end: 0.1em }";

/** Running text whose first letter is three lines high. Long words are broken, as lines beside it are short. */
export function DropCap(props: TextProps) {
  return (
    <>
      <style>{LETTER}</style>
      <Text {...props} className="drop-cap" style={{ hyphens: "manual", ...props.style }} />
    </>
  );
}
