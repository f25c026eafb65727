import { tonesOf } from "../colour/palette.ts";
import { useArtGround } from "../drawing/art_ground.ts";
import { CutPaper } from "../drawing/cut_paper.tsx";
import { Emblem, emblemWidth, useEmblem } from "../drawing/emblem.tsx";
import { Icon } from "../drawing/icons.tsx";
import { isPicture, type Motif } from "../drawing/motif.ts";
import { Silhouette } from "../drawing/silhouette.tsx";
import { Sticker } from "../drawing/sticker.tsx";
import { useScene } from "../page/scene.tsx";
import { Column, useRoom } from "../type/fit.tsx";
import { Text } from "../type/text.tsx";
import { Avatar, Blank, ROW, SenderAvatar } from "./interface.tsx";
import { RoundCorners } from "./round_corners.tsx";

/**
 * The author of a post: the account's brand if it has one, else the topic, else a placeholder.
 */
export function Author({ topic, number }: { topic: string | null; number?: number | null }) {
  const room = useRoom();
  const { sender } = useScene();
  const handle = sender?.handle == null ? null : `@${sender.handle}`;
  const name = sender?.name ?? handle;
  const [first, second] = name === null ? [topic, null] : [name, topic ?? handle];
  return (
    <div
      style={{ ...ROW, paddingTop: Math.round(52 * room), paddingBottom: Math.round(36 * room) }}
    >
      {number == null ? <SenderAvatar /> : <Avatar>{String(number)}</Avatar>}
      <Column style={{ flex: 1, display: "grid", gap: second === null ? 16 : 2 }}>
        {first === null ? (
          <Blank width={280} height={30} />
        ) : (
          <Text size={[36, 44]} weight={620} leading={1.2} entrance="none">
            {first}
          </Text>
        )}
        {second === null || second === first ? (
          <Blank width={170} />
        ) : (
          <Text size={[36, 42]} weight={450} leading={1.3} tone="muted" oneLine entrance="none">
            {second}
          </Text>
        )}
      </Column>
      <Icon name="more" size={56} tone="muted" />
    </div>
  );
}

/** The actions below a post, which somebody likes unless it is grave. */
export function Actions() {
  const room = useRoom();
  const isLiked = useScene().tone !== "grave";
  return (
    <div style={{ ...ROW, gap: 44, padding: `${Math.round(40 * room)}px 0` }}>
      <Icon name="heart" size={66} tone={isLiked ? "accent" : "ink"} filled={isLiked} />
      <Icon name="reply" size={66} />
      <Icon name="send" size={66} />
      <div style={{ flex: 1 }} />
      <Icon name="bookmark" size={66} />
    </div>
  );
}

/** Words of more letters would be small in a picture. */
const LONGEST = 9;

/** The picture of a post: what it is about, else what it is known by, large over hills, else a sun. */
export function Photo({ motif }: { motif?: Motif | undefined }) {
  const { palette } = useScene();
  const letters = useEmblem(LONGEST);
  if (motif !== undefined) return <Still motif={motif} />;
  const mix = (share: number) =>
    `color-mix(in oklab, ${palette.accent}, ${palette.background} ${share}%)`;
  const hills = (
    <svg
      aria-hidden="true"
      viewBox="0 0 800 500"
      preserveAspectRatio="xMidYMax slice"
      style={{ ...FRAME, background: mix(78) }}
    >
      {letters === "" && <circle cx="570" cy="345" r="74" fill={mix(40)} />}
      <path d="M0 380C150 250 260 290 390 380s270 40 410-70v190H0z" fill={mix(55)} />
      <path d="M0 450c190-110 330 10 470 0s230-110 330-90v140H0z" fill={mix(28)} />
      <path d="M0 490c240-60 420 0 800-40v50H0z" fill={palette.accent} />
    </svg>
  );
  if (letters === "") return hills;
  const width = 100 * emblemWidth(letters);
  return (
    <>
      {hills}
      <svg aria-hidden="true" viewBox={`0 0 ${width} 100`} style={OVER_HILLS}>
        <Emblem x={width / 2 - 50} side={100} letters={letters} isWide fill={palette.ink} />
      </svg>
    </>
  );
}

/** A photograph, or a coloured ground with a thing that is larger than it, of which it has the shadow. */
function Still({ motif }: { motif: Motif }) {
  const { palette, direction } = useScene();
  const { tint } = tonesOf(palette);
  const ground = useArtGround();
  if (isPicture(motif))
    return (
      <div aria-hidden="true" style={{ ...FRAME, background: tint }}>
        <CutPaper motif={motif} ground={tint} span={780} style={ALL} />
      </div>
    );
  return (
    <>
      <div aria-hidden="true" style={{ ...BOX, ...LOW, background: ground }}>
        <Silhouette
          drawing={motif}
          fill={`color-mix(in oklab, ${ground}, white 26%)`}
          style={HUGE}
        />
        <RoundCorners radius={RADIUS} colour={palette.background} />
      </div>
      <Sticker
        drawing={motif}
        align={direction === "rtl" ? "xMinYMid" : "xMaxYMid"}
        style={BEYOND}
      />
    </>
  );
}

/** Where lines begin, its middle in the frame's. */
const HUGE = {
  position: "absolute",
  width: "74%",
  insetInlineStart: "-9%",
  top: "50%",
  marginTop: "-37%",
} as const;
const BOX = {
  position: "absolute",
  left: 0,
  top: 40,
  width: "100%",
  height: "calc(100% - 40px)",
  overflow: "hidden",
} as const;
const RADIUS = 32;
const FRAME = { ...BOX, borderRadius: RADIUS } as const;
const ALL = { position: "absolute", inset: 0 } as const;
const OVER_HILLS = {
  position: "absolute",
  left: "6%",
  top: 56,
  width: "88%",
  height: "calc(100% - 96px)",
} as const;
/** A ground that a thing rises above. */
const LOW = { top: "24%", height: "76%" } as const;
/** From the words above down to the ground's edge, and beyond the window's. */
const BEYOND = { top: 20, bottom: -18, insetInlineStart: 0, insetInlineEnd: -96 } as const;
