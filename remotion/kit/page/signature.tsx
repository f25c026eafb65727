import { Img } from "remotion";
import type { Sender } from "../../../src/posts/sender.ts";
import { groundFor } from "../colour/grounds.ts";
import { Column } from "../type/fit.tsx";
import { Text } from "../type/text.tsx";
import { useScene } from "./scene.tsx";

/** Options of {@linkcode Signature}. */
export interface SignatureProps {
  /** True where it is to be remembered: the logo larger, and the name with the handle. */
  large?: boolean;
}

/** Whom a post is from: a logo, a name, a handle, as far as its account has set them. */
export function Signature({ large = false }: SignatureProps) {
  const { sender } = useScene();
  if (sender === undefined) return null;
  const handle = sender.handle === null ? null : `@${sender.handle}`;
  const [first, second] = large
    ? [sender.name ?? handle, sender.name === null ? null : handle]
    : [handle ?? sender.name, null];
  return (
    <div style={{ flex: 1, minWidth: 0, display: "flex", alignItems: "center", gap: 24 }}>
      {sender.logo !== null && <LogoMark logo={sender.logo} height={large ? 120 : 52} />}
      <Column style={{ flex: 1 }}>
        <Text
          size={large ? [36, 50] : [32, 38]}
          weight={large ? 680 : 600}
          leading={1.2}
          oneLine
          entrance="none"
        >
          {first ?? ""}
        </Text>
        <Text size={[32, 40]} weight={450} leading={1.25} tone="muted" oneLine entrance="none">
          {second ?? ""}
        </Text>
      </Column>
    </div>
  );
}

type Logo = NonNullable<Sender["logo"]>;

/** A logo may be so much wider than high before it is made lower. */
const WIDEST = 3.2;

/** A logo of at most the given height, in canvas pixels, on a ground of its own where it would not be seen. */
function LogoMark({ logo, height }: { logo: Logo; height: number }) {
  const { palette } = useScene();
  // A logo that is opaque brings its own ground.
  const ground = logo.ink === null ? palette.background : groundFor(logo.ink, palette);
  const isOnPage = ground === palette.background;
  const padding = isOnPage ? 0 : Math.round(height * 0.14);
  const style = {
    ...sizeIn(logo, height - 2 * padding),
    flexShrink: 0,
    padding,
    borderRadius: isOnPage && logo.ink !== null ? 0 : Math.round(height * 0.2),
    ...(!isOnPage && { background: ground }),
  };
  return <Img src={logo.url} alt="" aria-hidden="true" style={style} />;
}

function sizeIn({ width, height }: Logo, tallest: number): { width: number; height: number } {
  const scale = Math.min(tallest / height, (tallest * WIDEST) / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** What stands at the foot of a slide. */
interface Foot {
  /** The slide's place in its carousel: not in a reel, which moves on by itself, or for a single picture. */
  hasPlace: boolean;
  signature: "none" | "small" | "large";
  /** True if the signature needs the room that a mark for each slide takes. */
  isLong: boolean;
}

/** Letters of a signature that marks leave room for. */
const SHORT = 24;

/** What the foot of a slide has to show, large at the end: whom it is from, and where it stands. */
export function useFoot({ index, total }: { index: number; total: number }): Foot {
  const { frame, sender } = useScene();
  const isStill = frame === Number.POSITIVE_INFINITY;
  const isLast = total > 1 && index === total - 1;
  // A reel is signed where it begins and where it ends.
  const isSigned = sender !== undefined && (isStill || index === 0 || isLast);
  const signature = !isSigned ? "none" : isLast ? "large" : "small";
  return {
    hasPlace: isStill && total > 1 && signature !== "large",
    signature,
    isLong: (sender?.handle ?? sender?.name ?? "").length > SHORT,
  };
}
