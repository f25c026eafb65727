import { Img } from "remotion";
import type { Sender } from "../../../src/posts/sender.ts";
import { groundFor } from "../colour/grounds.ts";
import { Column } from "../type/fit.tsx";
import { Text } from "../type/text.tsx";
import { useScene } from "./scene.tsx";

/** Options of {@linkcode Signature}. */
export interface SignatureProps {
  /** True for a larger logo, and both the name and the handle. */
  large?: boolean;
}

/** The sender's logo, name and handle, as far as they are set. */
export function Signature({ large = false }: SignatureProps) {
  const { sender } = useScene();
  if (sender === undefined) return null;
  const handle = sender.handle === null ? null : `@${sender.handle}`;
  const [first, second] = large
    ? [sender.name ?? handle, sender.name === null ? null : handle]
    : [handle ?? sender.name, null];
  return (
    <div style={{ flex: 1, minWidth: 0, display: "flex", alignItems: "center", gap: 24 }}>
      {sender.logo !== null && <LogoMark logo={sender.logo} height={large ? 120 : 56} />}
      <Column style={{ flex: 1 }}>
        <Text
          size={large ? [40, 52] : [36, 44]}
          weight={large ? 680 : 600}
          leading={1.2}
          oneLine
          entrance="none"
        >
          {first ?? ""}
        </Text>
        <Text size={[36, 42]} weight={450} leading={1.25} tone="muted" oneLine entrance="none">
          {second ?? ""}
        </Text>
      </Column>
    </div>
  );
}

type Logo = NonNullable<Sender["logo"]>;

/** Logos wider than this, relative to their height, are made lower. */
const MAX_ASPECT_RATIO = 3.2;

/** A logo of at most this height, in canvas pixels, with a background if it would not be visible on the page. */
function LogoMark({ logo, height }: { logo: Logo; height: number }) {
  const { palette } = useScene();
  // An opaque logo has its own background.
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

function sizeIn({ width, height }: Logo, maxHeight: number): { width: number; height: number } {
  const scale = Math.min(maxHeight / height, (maxHeight * MAX_ASPECT_RATIO) / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** What to show at the foot of a slide. */
interface Foot {
  /** True to show the slide's position: in a carousel, but not in a reel or for a single picture. */
  hasPlace: boolean;
  signature: "none" | "small" | "large";
  /** True if the signature is too long to leave room for a mark per slide. */
  isLong: boolean;
}

/** Maximum length of a signature that leaves room for the marks. */
const MAX_SHORT_LENGTH = 24;

/** Decides what the foot of a slide shows; the signature is large on the last slide. */
export function useFoot({ index, total }: { index: number; total: number }): Foot {
  const { reel, sender } = useScene();
  const isLast = total > 1 && index === total - 1;
  // In every scene of a reel too: whoever shares one shares whom it is from.
  const signature = sender === undefined ? "none" : isLast ? "large" : "small";
  return {
    hasPlace: !reel && total > 1 && signature !== "large",
    signature,
    isLong: (sender?.handle ?? sender?.name ?? "").length > MAX_SHORT_LENGTH,
  };
}
