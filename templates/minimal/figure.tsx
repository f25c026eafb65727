import {
  Column,
  Disc,
  middleArtHeight,
  Odometer,
  type Of,
  Space,
  splitAmount,
  Text,
  useScene,
} from "postloom/kit";
import { Amid } from "./parts.tsx";
import { BODY, DISPLAY, HEADLINE } from "./type.ts";

/** A figure in the disc, or large where it is too long for that. */
export function Figure({ value, label, text, motif, foot }: Of<"figure">) {
  const [number, words, before] = splitAmount(value);
  const isShort = number.length <= 9 && Math.max(words.length, before.length) <= 14;
  const min = middleArtHeight(360, label, text);
  const isShown = motif !== undefined && min !== null;
  return (
    <>
      {isShort ? (
        <Coin before={before} words={words} share={isShown ? 0.38 : 0.54}>
          {number}
        </Coin>
      ) : (
        <Amount>{value}</Amount>
      )}
      {isShown ? <Amid motif={motif} min={min} /> : <Space />}
      <Text {...HEADLINE} size={[48, 84]} order={1}>
        {label}
      </Text>
      <Text {...BODY} style={{ marginTop: 28 }}>
        {text}
      </Text>
      {foot}
    </>
  );
}

/** Options of {@linkcode Coin}. */
interface CoinProps {
  before: string;
  words: string;
  /** Of the page's height. */
  share: number;
  children: string;
}

/** A figure within the disc. */
function Coin({ before, words, share, children }: CoinProps) {
  const { slide } = useScene().layout;
  const size = Math.round(Math.min(slide.width * 0.86, slide.height * share));
  return (
    <Disc
      name="coin"
      at={0}
      size={size}
      style={{ display: "grid", placeItems: "center", marginInlineStart: -8 }}
    >
      <Column style={{ width: size * 0.74, display: "grid", justifyItems: "center" }}>
        <Text {...DISPLAY} size={[36, size * 0.09]} tone="onAccent" leading={1.2} oneLine>
          {before}
        </Text>
        <Odometer
          {...DISPLAY}
          size={[40, size * 0.4]}
          tone="onAccent"
          leading={1}
          oneLine
          order={0}
        >
          {children}
        </Odometer>
        <Text {...DISPLAY} size={[36, size * 0.11]} tone="onAccent" leading={1.2} oneLine>
          {words}
        </Text>
      </Column>
    </Disc>
  );
}

/** A figure that is too long for the disc. */
function Amount({ children }: { children: string }) {
  return (
    <>
      <Disc name="stop" at={4} size={96} style={{ marginBottom: 56 }} />
      <Text {...DISPLAY} size={[72, 200]} leading={0.98}>
        {children}
      </Text>
    </>
  );
}
