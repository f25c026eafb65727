import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Draft } from "../../posts/draft.ts";
import type { ReelProps, StillsProps } from "../../posts/props.ts";
import { clock } from "../labels.ts";
import { useTranslator } from "../translation.tsx";
import { fieldsOf } from "./fields.ts";
import { LiveFrame } from "./live_frame.tsx";
import { type Drag, useStripDrag } from "./use_strip_drag.ts";

/** Width of a slide, and the distance between two, in pixels. */
const WIDTH = 68;
const GAP = 10;
/** Small pictures are drawn larger, so that they are sharp on any screen. */
const SHARPNESS = 2;
/** They follow what is typed once it pauses. */
const PAUSE_MS = 350;

/** All slides in their order: to choose one, and to put it at another place. */
export function Strip({
  draft,
  props,
  index,
  starts,
  onChoose,
  onMove,
}: {
  draft: Draft;
  props: StillsProps | ReelProps | null;
  index: number;
  /** When the scenes of a video begin, in seconds, by their ids; empty for pictures. */
  starts: ReadonlyMap<string, number>;
  onChoose: (index: number) => void;
  onMove: (id: string, to: number) => void;
}) {
  const translator = useTranslator();
  const { say } = translator;
  const settled = useSettled(props);
  const total = draft.order.length;
  const isReel = starts.size > 0;
  // In languages that run from right to left, so do the slides.
  const isMirrored = translator.direction === "rtl";
  const picture = useMemo(() => {
    if (settled === null) return null;
    const { length } = "slides" in settled ? settled.slides : settled.scenes;
    const scale = (SHARPNESS * WIDTH) / settled.design.width;
    const shown = [...Array(length).keys()];
    return {
      props: settled,
      shown: isMirrored ? shown.reverse() : shown,
      scale,
      gap: SHARPNESS * GAP,
    };
  }, [settled, isMirrored]);

  const { strip, drag, start, follow, drop, cancel } = useStripDrag({
    total,
    pitch: WIDTH + GAP,
    isMirrored,
    onDrop(from, to) {
      const id = draft.order[from];
      if (id !== undefined) onMove(id, to);
    },
  });
  // A slide that was moved by a key is at its new place only in the order that follows.
  const moved = useRef<string | null>(null);
  const focusAt = (position: number) =>
    strip.current?.querySelectorAll("button")[position]?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits for the next order
  useEffect(() => {
    if (moved.current !== null) focusAt(draft.order.indexOf(moved.current));
    moved.current = null;
  }, [draft.order]);
  const press = (event: KeyboardEvent, position: number) => {
    const pointed = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    const by = isMirrored ? -pointed : pointed;
    const to = position + by;
    const id = draft.order[position];
    if (by === 0 || to < 0 || to >= total || id === undefined) return;
    event.preventDefault();
    if (event.altKey || event.shiftKey) {
      moved.current = id;
      onMove(id, to);
    } else {
      onChoose(to);
      focusAt(to);
    }
  };

  return (
    <div className="strip">
      <div
        className={picture === null ? "strip-track empty" : "strip-track"}
        style={{
          width: total * (WIDTH + GAP) - GAP,
          "--slide-height": `${(WIDTH * draft.design.height) / draft.design.width}px`,
        }}
      >
        {picture !== null && <LiveFrame picture={picture} label={say("edit.allSlides")} />}
        <ol ref={strip} style={{ gap: GAP }}>
          {draft.order.map((id, position) => (
            <li key={id} style={{ width: WIDTH }} className={classOf(position, drag)}>
              <button
                type="button"
                aria-current={position === index}
                aria-label={say(isReel ? "edit.sceneAt" : "edit.slideAt", {
                  number: position + 1,
                  title: titleOf(draft, id) ?? say("edit.empty"),
                })}
                aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
                onClick={() => onChoose(position)}
                onKeyDown={(event) => press(event, position)}
                onPointerDown={(event) => start(event, position)}
                onPointerMove={follow}
                onPointerUp={drop}
                onPointerCancel={cancel}
              >
                {picture === null && (
                  <span aria-hidden="true">{translator.number(position + 1)}</span>
                )}
              </button>
              {starts.has(id) && (
                <time className="number">{clock(starts.get(id) ?? 0, translator)}</time>
              )}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Where a slide would be put. */
function classOf(position: number, drag: Drag | null): string | undefined {
  if (drag === null || drag.to === null) return undefined;
  if (position === drag.from) return "dragged";
  if (position !== drag.to) return undefined;
  return drag.to < drag.from ? "before" : "after";
}

/** The first words of a slide but the line above; undefined if it says nothing yet. */
function titleOf({ slides }: Draft, id: string): string | undefined {
  const slide = slides[id];
  const first =
    slide && fieldsOf(slide).find(({ path, value }) => path[0] !== "kicker" && value !== "");
  return first?.value;
}

/** A value once it has not changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const isFirst = settled === null;
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), isFirst ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, isFirst]);
  return settled;
}
