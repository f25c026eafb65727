// A program of its own, because eSpeak NG is under the GPL: it is started by `espeak_client.ts` and
// spoken to by messages alone. It ends when the process that started it is gone.
import load from "@echogarden/espeak-ng-emscripten";
import { chooseESpeakVoice } from "./espeak_languages.ts";
import type { ESpeakReply, ESpeakRequest, ESpeakSound } from "./espeak_protocol.ts";

// What the screen reader NVDA, which people listen to all day, sets for eSpeak NG.
const VARIANT = "max";
const PITCH = 40;
const RANGE = 75;

// Loading writes to the console when a voice lacks a file; nobody reads it here.
const { eSpeakNGWorker } = await load({ print() {}, printErr() {} });
const worker = new eSpeakNGWorker();
const voices = worker.list_voices();

process.on("disconnect", () => process.exit(0));
process.on("message", (request: ESpeakRequest) => process.send?.(answer(request)));

function answer(request: ESpeakRequest): ESpeakReply {
  try {
    return { id: request.id, sound: synthesize(request) };
  } catch (error) {
    return { id: request.id, error: String(error) };
  }
}

function synthesize({ text, language, wordsPerMinute }: ESpeakRequest): ESpeakSound {
  const voice = chooseESpeakVoice(language, voices);
  if (worker.set_voice(`${voice}+${VARIANT}`, "", 0, 0, 0) !== 0) {
    throw new Error(`Cannot speak "${language}" as eSpeak NG has no voice "${voice}"`);
  }
  worker.set_rate(wordsPerMinute);
  worker.set_pitch(PITCH);
  worker.set_range(RANGE);
  const pieces: Int16Array[] = [];
  const words: ESpeakSound["words"] = [];
  worker.synthesize(text, (audio, events) => {
    if (audio !== null) pieces.push(audio);
    for (const { type, text_position, audio_position } of events) {
      if (type === "word") words.push({ position: text_position - 1, startMs: audio_position });
    }
    return false;
  });
  return { sampleRate: worker.get_samplerate(), samples: concatenate(pieces), words };
}

function concatenate(pieces: readonly Int16Array[]): Int16Array {
  const samples = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    samples.set(piece, offset);
    offset += piece.length;
  }
  return samples;
}
