import { fileURLToPath } from "node:url";
import type { Log } from "../common/log.ts";
import { NETWORK_VARIABLES } from "../common/network_variables.ts";
import { type Environment, pickVariables } from "../common/pick_variables.ts";
import { type PoolProcess, startPoolProcess } from "../common/pool_process.ts";
import { speaksLanguage } from "../posts/voice_facts.ts";
import { levelSound, type Sound, trimSilence } from "../sound/sound.ts";
import { composeSilence, composeSpeech, joinForms, readLine } from "./compose_speech.ts";
import { estimateTimes } from "./estimated_times.ts";
import type { KokoroModel, KokoroRequest, KokoroSound } from "./kokoro_protocol.ts";
import { kokoroVoices } from "./kokoro_voices.ts";
import { checkSpokenSound } from "./spoken_sound.ts";
import { type Voice, VoiceError } from "./voice.ts";

const SAMPLE_RATE = 24_000;
/** The weights may have to be fetched first: up to 330 MB. */
const LOADING_MS = 600_000;
/** More means that the machine is not up to it. */
const SPEAKING_MS = 60_000;
/** Several times the size of the weights of full precision. */
const MEMORY_BYTES = 3e9;
/** The model reads 510 phonemes at once, and drops what is behind them. */
const MAX_TEXT_LENGTH = 300;

/** Options of {@linkcode createKokoroVoice}. */
export interface KokoroVoiceOptions {
  model: KokoroModel;
  /** The voice that speaks where none is chosen. */
  voice: string;
  /** The service's environment, of which the process gets what it needs to fetch the weights. */
  env: Environment;
  log: Log;
}

/**
 * Creates a voice that speaks English with Kokoro, a model that needs no key and no graphics card, in a
 * process of its own. It needs the package `kokoro-js`, which is not installed with Postloom. Times of
 * words are estimated from the sound.
 */
export function createKokoroVoice(options: KokoroVoiceOptions): Voice {
  const { model, voice: usual, env, log } = options;
  const voices = kokoroVoices(usual);
  let child: PoolProcess | undefined;
  let closed = false;
  /** The process does one thing at a time. */
  let turn: Promise<unknown> = Promise.resolve();

  function ask(request: KokoroRequest & { kind: "speak" }, signal: AbortSignal) {
    const asked = turn.then(async () => {
      signal.throwIfAborted();
      const running = await start(signal);
      // The program is our own.
      return (await running.ask(request, { deadlineMs: SPEAKING_MS, signal })) as KokoroSound;
    });
    turn = asked.catch(() => undefined);
    return asked;
  }

  async function start(signal: AbortSignal): Promise<PoolProcess> {
    if (closed) throw new VoiceError("Cannot speak as the voice is closed");
    if (child?.isAlive) return child;
    const started = startPoolProcess({
      program: fileURLToPath(import.meta.resolve("./kokoro_process.ts")),
      env: pickVariables(env, NETWORK_VARIABLES),
      memoryBytes: MEMORY_BYTES,
      log,
    });
    child = started;
    const request: KokoroRequest = { kind: "load", model };
    try {
      await started.ask(request, { deadlineMs: LOADING_MS, signal });
    } catch (error) {
      await started.kill();
      throw error;
    }
    log.info("Kokoro is loaded", { pid: started.pid, precision: model.precision });
    return started;
  }

  return {
    name: `kokoro ${model.precision} ${usual}`,
    voices,

    async speak(text, { language, rate: speed = 1, voice: chosen = usual, signal }) {
      signal.throwIfAborted();
      const facts = voices.find(({ id }) => id === chosen) ?? voices[0];
      if (facts === undefined || !speaksLanguage(facts, language)) {
        throw new VoiceError(`Cannot speak "${language}" with Kokoro, which speaks English`);
      }
      const line = readLine(text, language, { inWords: true });
      if (!line.isSpoken) return composeSilence(line, SAMPLE_RATE);
      let sound: Sound;
      try {
        const parts: KokoroSound[] = [];
        for (const part of partsOf(joinForms(line))) {
          parts.push(await ask({ kind: "speak", text: part, voice: facts.id, speed }, signal));
        }
        sound = checkSpokenSound(joined(parts), line);
      } catch (cause) {
        signal.throwIfAborted();
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new VoiceError(`Cannot speak with Kokoro: ${reason}`, { cause });
      }
      const spoken = trimSilence(levelSound(sound)).sound;
      const texts = line.words.map((word) => word.text);
      return composeSpeech(line, estimateTimes(texts, line.weights, spoken), spoken);
    },

    async close() {
      closed = true;
      await child?.kill();
    },
  };
}

/** Splits a long text at its words, if it can behind a comma or the like. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > MAX_TEXT_LENGTH) {
    const start = rest.slice(0, MAX_TEXT_LENGTH);
    const pause = Math.max(...[". ", "; ", ", ", ": "].map((mark) => start.lastIndexOf(mark)));
    const space = start.lastIndexOf(" ");
    const end = pause > MAX_TEXT_LENGTH / 3 ? pause + 1 : space > 0 ? space : MAX_TEXT_LENGTH;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...parts, rest].filter((part) => part !== "");
}

function joined(parts: readonly KokoroSound[]): Sound {
  const length = parts.reduce((sum, { samples }) => sum + samples.length, 0);
  const samples = new Int16Array(length);
  let at = 0;
  for (const part of parts) {
    for (const sample of part.samples) {
      samples[at++] = Math.round(32_767 * Math.max(-1, Math.min(1, sample)));
    }
  }
  return { samples, sampleRate: parts[0]?.sampleRate ?? SAMPLE_RATE };
}
