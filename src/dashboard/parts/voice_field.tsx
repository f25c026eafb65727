import { useEffect, useId, useRef, useState } from "react";
import type { VoiceData } from "../../server/voices/schemas.ts";
import { ownUrl } from "../media.ts";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { useResource } from "../use_resource.ts";
import { Icon } from "./icon.tsx";

/** Options of {@linkcode VoiceField}. */
interface VoiceFieldProps {
  label: string;
  /** The label of the service's own voice. */
  open: string;
  /** The id of the chosen voice; undefined for the service's own. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Samples are made when they are first asked for: how often to ask again, and when. */
const MAX_QUESTIONS = 15;
const ASK_AGAIN_MS = 2_000;
const NO_VOICES: readonly VoiceData[] = [];

/** Field for the voice of a video, with a button to hear it in the language of the browser. */
export function VoiceField({ label, open, value, onChange }: VoiceFieldProps) {
  const id = useId();
  const { api } = useSession();
  const { say, language } = useTranslator();
  const { data: voices = NO_VOICES, reload } = useResource(`voices ${language}`, (signal) =>
    api.voices(language, signal),
  );
  const chosen = voices.find((voice) => voice.id === value) ?? voices[0];
  const isAwaited = chosen?.sampleUrl === null;
  const asked = useRef(0);
  // Depends on the list, which is another one whenever it was loaded again.
  useEffect(() => {
    if (!isAwaited || voices === NO_VOICES || asked.current >= MAX_QUESTIONS) return;
    const timer = setTimeout(() => {
      asked.current++;
      reload();
    }, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isAwaited, voices, reload]);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="voice">
        <select
          id={id}
          className="input"
          value={value ?? ""}
          onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
        >
          <option value="">{open}</option>
          {voices.map(({ id, title, gender, description }) => (
            <option key={id} value={id}>
              {[title, gender && say(`voice.${gender}`), description?.toLowerCase()]
                .filter(Boolean)
                .join(", ")}
            </option>
          ))}
        </select>
        {chosen !== undefined && <SampleButton key={chosen.id} {...chosen} />}
      </div>
    </div>
  );
}

/** Plays and stops a sample. */
function SampleButton({ title, sampleUrl }: { title: string; sampleUrl: string | null }) {
  const { say } = useTranslator();
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const toggle = () => {
    if (isPlaying) audio.current?.pause();
    // A sample that cannot be played stays silent.
    else audio.current?.play().catch(() => setIsPlaying(false));
  };
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={sampleUrl === null}
        aria-label={say(isPlaying ? "create.stopVoice" : "create.hearVoice", { name: title })}
        onClick={toggle}
      >
        <Icon name={isPlaying ? "stop" : "play"} />
        {say(isPlaying ? "create.stop" : "create.hear")}
      </button>
      {sampleUrl !== null && (
        // biome-ignore lint/a11y/useMediaCaption: it says no more than how the voice sounds.
        <audio
          ref={audio}
          src={ownUrl(sampleUrl)}
          preload="none"
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
          onEnded={({ currentTarget }) => {
            currentTarget.currentTime = 0;
            setIsPlaying(false);
          }}
        />
      )}
    </>
  );
}
