import { Text, type TextProps } from "./text.tsx";

/** Shorter texts have too few lines to stand beside a large letter. */
const SHORTEST = 100;

/** True for a text of some length that begins with a capital which stands on its own. */
export function takesDropCap(text: string): boolean {
  return text.length >= SHORTEST && /^["'“„«¿¡]?\p{Lu}/u.test(text);
}

/** Running text whose first letter is three lines high. */
export function DropCap(props: TextProps) {
  return (
    <>
      <style>{`.drop-cap::first-letter { initial-letter: 3; font-weight: 600; padding-inline-end: 0.1em; }`}</style>
      <Text {...props} className="drop-cap" />
    </>
  );
}
