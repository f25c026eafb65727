// A separate program, because eSpeak NG is under the GPL. `espeak_client.ts` starts it and exchanges
// messages with it, nothing else. It exits when its parent process does.
import load from "@echogarden/espeak-ng-emscripten";
import { chooseESpeakVoice } from "./espeak_languages.ts";
import { composeLine, type LinePiece } from "./espeak_line.ts";
import type { ESpeakRequest, ESpeakResponse, ESpeakSound } from "./espeak_protocol.ts";
import { type JapaneseReader, loadJapaneseReader } from "./japanese_reading.ts";

// A terminal and systemd send these to all processes of a service; the parent decides.
for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => {});

// Loading prints a warning for each file that a voice lacks, and nobody reads it.
const { eSpeakNGWorker } = await load({ print() {}, printErr() {} });
const worker = new eSpeakNGWorker();
const voices = worker.list_voices();

let japaneseReader: Promise<JapaneseReader> | undefined;

process.on("disconnect", () => process.exit(0));
process.on("message", async (request: ESpeakRequest) => process.send?.(await respond(request)));

async function respond(request: ESpeakRequest): Promise<ESpeakResponse> {
  try {
    return { id: request.id, sound: synthesize(request, await piecesOf(request)) };
  } catch (error) {
    return { id: request.id, error: String(error) };
  }
}

async function piecesOf({ words, language }: ESpeakRequest): Promise<LinePiece[]> {
  if (/^ja\b/i.test(language)) {
    japaneseReader ??= loadJapaneseReader();
    return (await japaneseReader)(words);
  }
  return words.map(({ form, joined }, word) => ({ text: form, joined, word }));
}

function synthesize(request: ESpeakRequest, pieces: readonly LinePiece[]): ESpeakSound {
  const { variant, pitch, range } = request.tone;
  const voice = chooseESpeakVoice(request.language, voices);
  if (worker.set_voice(`${voice}+${variant}`, "", 0, 0, 0) !== 0) {
    throw new Error(`Cannot speak "${request.language}" as eSpeak NG has no voice "${voice}"`);
  }
  worker.set_rate(request.wordsPerMinute);
  worker.set_pitch(pitch);
  worker.set_range(range);
  const { ssml, wordAt } = composeLine(pieces, request.language);
  const sounds: Int16Array[] = [];
  const starts: ESpeakSound["starts"] = request.words.map(() => undefined);
  worker.synthesize(ssml, (audio, events) => {
    if (audio !== null) sounds.push(audio);
    for (const { type, text_position, audio_position } of events) {
      const word = type === "word" ? wordAt(text_position - 1) : undefined;
      if (word !== undefined) starts[word] ??= audio_position;
    }
    return false;
  });
  return { sampleRate: worker.get_samplerate(), samples: concatenate(sounds), starts };
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
