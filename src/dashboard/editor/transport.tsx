import { useEffect, useRef } from "react";
import { FRAMES_PER_SECOND } from "../../posts/scene.ts";
import { clock } from "../labels.ts";
import { Icon } from "../parts/icon.tsx";
import { useTranslator } from "../translation.tsx";
import { type Playback, useHead } from "./use_playback.ts";

/** Plays and pauses a reel as it is edited, by the space bar too, and tells how far it is. */
export function Transport({
  playback,
  sceneId,
  takesFocus,
}: {
  playback: Playback;
  /** Where it begins to play. */
  sceneId: string;
  /** Whether its button has the focus at first, in place of one that led here. */
  takesFocus: boolean;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const translator = useTranslator();
  const { say } = translator;
  const { isPlaying, toggle } = playback;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken once
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const isElsewhere = target instanceof Element && target.closest(OF_ITS_OWN) !== null;
      if (event.key !== " " || isElsewhere || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      toggle(sceneId);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [toggle, sceneId]);
  return (
    <div className="transport">
      <button ref={button} type="button" className="button small" onClick={() => toggle(sceneId)}>
        <Icon name={isPlaying ? "pause" : "play"} />
        {say(isPlaying ? "result.pause" : "edit.playScenes")}
      </button>
      {playback.picture !== null && <Played playback={playback} />}
    </div>
  );
}

/** What the space bar means something else in. */
const OF_ITS_OWN = "input, textarea, select, button, a, summary, [contenteditable]";

function Played({ playback: { head, frames } }: { playback: Playback }) {
  const translator = useTranslator();
  const frame = useHead(head);
  const secondsOf = (count: number) => clock(Math.floor(count / FRAMES_PER_SECOND), translator);
  return (
    <>
      <progress max={frames} value={frame} aria-label={translator.say("result.seek")} />
      <span className="hint number">
        {secondsOf(frame)} / {secondsOf(frames)}
      </span>
    </>
  );
}
