import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from "react";
import type { DraftSlide } from "../../posts/draft.ts";
import type { LiveText } from "../../posts/live.ts";
import type { ReelProps, StillsProps } from "../../posts/props.ts";
import { Icon } from "../parts/icon.tsx";
import { useTranslator } from "../translation.tsx";
import type { TextPath } from "./edits.ts";
import { spotsOf } from "./fields.ts";
import { type Drawn, LiveFrame, type LivePicture } from "./live_frame.tsx";
import { useSwipe } from "./use_swipe.ts";

/** The slide that is edited, as it is drawn now. Its texts can be pointed at. */
export function Stage({
  isLive,
  size,
  props,
  played,
  slide,
  index,
  total,
  picture,
  focused,
  onPoint,
  onTurn,
  onDrawn,
  onPlayed,
}: {
  /** Whether it is drawn here, and not only shown as it was drawn. */
  isLive: boolean;
  /** Of the picture, in pixels. */
  size: { width: number; height: number };
  /** Null until it is known what the post is drawn from. */
  props: StillsProps | ReelProps | null;
  /** What is shown while a reel plays. */
  played: LivePicture | null;
  slide: DraftSlide;
  /** From 0. */
  index: number;
  total: number;
  /** Its picture, if it is still as that shows it. */
  picture: ReactNode;
  /** The text that is being typed. */
  focused: TextPath | null;
  onPoint: (path: TextPath) => void;
  onTurn: (index: number) => void;
  onDrawn: (drawn: Drawn) => void;
  onPlayed: (frame: number) => void;
}) {
  const { say, number, withinSentence, direction } = useTranslator();
  const swipe = useSwipe((towards) => {
    const to = index + (direction === "rtl" ? -towards : towards);
    if (to >= 0 && to < total) onTurn(to);
  });
  const [texts, setTexts] = useState<readonly LiveText[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const tap = useEarlyTap();
  const design = props?.design;
  const shown = useMemo(
    () => (props === null ? null : { props, shown: [index], scale: 1, gap: 0 }),
    [props, index],
  );
  return (
    <section
      className="stage"
      aria-label={say(total === 1 ? "result.picture" : "result.slides")}
      style={{ "--proportion": size.width / size.height }}
      {...swipe}
      {...(texts.length === 0 && tap.taken)}
    >
      {picture}
      {!isLive || shown === null ? (
        <div className="live" style={{ aspectRatio: `${size.width} / ${size.height}` }} />
      ) : (
        <LiveFrame
          picture={played ?? shown}
          label={say("edit.live")}
          onDrawn={(drawn) => {
            setTexts(drawn.texts);
            setProblem(null);
            onDrawn(drawn);
            const pointed = design && tap.take();
            const spot = spotsOf(slide, drawn.texts).find(
              ({ place }) => pointed && holds(place, pointed, design),
            );
            if (spot !== undefined) onPoint(spot.field.path);
          }}
          onFailed={setProblem}
          onPlayed={onPlayed}
        />
      )}
      {design !== undefined &&
        played === null &&
        spotsOf(slide, texts).map(({ field, place }, position) => (
          <button
            key={`${field.path.join()} ${position}`}
            type="button"
            className={focused?.join() === field.path.join() ? "spot current" : "spot"}
            aria-label={say("edit.point", { field: withinSentence(field.label(say)) })}
            // The fields themselves are in the order of the keyboard.
            tabIndex={-1}
            style={boxOf(place, design)}
            onClick={() => onPoint(field.path)}
          />
        ))}
      {problem !== null && <p className="problem">{say("edit.undrawable", { reason: problem })}</p>}
      {total > 1 && (
        <>
          <Turn isBack to={index - 1} total={total} onTurn={onTurn} />
          <Turn isBack={false} to={index + 1} total={total} onTurn={onTurn} />
          <p className="slide-count" aria-live="polite">
            {number(index + 1)}/{number(total)}
          </p>
        </>
      )}
    </section>
  );
}

function Turn(props: {
  isBack: boolean;
  to: number;
  total: number;
  onTurn: (index: number) => void;
}) {
  const { say } = useTranslator();
  const { isBack } = props;
  return (
    <button
      type="button"
      className={isBack ? "turn previous" : "turn next"}
      aria-label={say(isBack ? "result.previousSlide" : "result.nextSlide")}
      disabled={props.to < 0 || props.to >= props.total}
      onClick={() => props.onTurn(props.to)}
    >
      <Icon name={isBack ? "back" : "next"} />
    </button>
  );
}

/** A place on a picture, in shares of its width and height. */
interface Point {
  x: number;
  y: number;
}

/** Keeps where somebody has tapped before there was anything to be met. */
function useEarlyTap() {
  const tapped = useRef<Point | null>(null);
  return {
    /** What the element is listened to with. */
    taken: {
      onClick({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): void {
        if (target instanceof Element && target.closest("button") !== null) return;
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        tapped.current = { x: (clientX - left) / width, y: (clientY - top) / height };
      },
    },
    take(): Point | null {
      const point = tapped.current;
      tapped.current = null;
      return point;
    },
  };
}

function holds(
  place: LiveText,
  { x, y }: Point,
  design: { width: number; height: number },
): boolean {
  const across = x * design.width - place.left;
  const down = y * design.height - place.top;
  const isWithin = (at: number, length: number) => at >= -ROOM && at <= length + ROOM;
  return isWithin(across, place.width) && isWithin(down, place.height);
}

/** A little more than the letters, as one may point beside them. */
const ROOM = 12;

function boxOf(
  { left, top, width, height }: LiveText,
  design: { width: number; height: number },
): CSSProperties {
  const share = (pixels: number, whole: number) => `${(100 * pixels) / whole}%`;
  return {
    left: share(left - ROOM, design.width),
    top: share(top - ROOM, design.height),
    width: share(width + 2 * ROOM, design.width),
    height: share(height + 2 * ROOM, design.height),
  };
}
