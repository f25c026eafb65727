// A program of its own, because eSpeak NG is under the GPL: it is started by `espeak_client.ts` and
// spoken to by messages alone. It ends when the process that started it is gone.
import load from "@echogarden/espeak-ng-emscripten";
import { chooseESpeakVoice } from "./espeak_languages.ts";
import { composeLine, type LinePiece } from "./espeak_line.ts";
import type { ESpeakReply, ESpeakRequest, ESpeakSound } from "./espeak_protocol.ts";
import { type JapaneseReader, loadJapaneseReader } from "./japanese_reading.ts";

// A variant with a fuller tone than the plain voice, a little lower and livelier than the defaults of 50.
const VARIANT = "max";
const PITCH = 40;
const RANGE = 75;

// Loading writes to the console when a voice lacks a file; nobody reads it here.
const { eSpeakNGWorker } = await load({ print() {}, printErr() {} });
const worker = new eSpeakNGWorker();
const voices = worker.list_voices();

let japaneseReader: Promise<JapaneseReader> | undefined;

process.on("disconnect", () => process.exit(0));
process.on("message", async (request: ESpeakRequest) => process.send?.(await answer(request)));

async function answer(request: ESpeakRequest): Promise<ESpeakReply> {
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
  const voice = chooseESpeakVoice(request.language, voices);
  if (worker.set_voice(`${voice}+${VARIANT}`, "", 0, 0, 0) !== 0) {
    throw new Error(`Cannot speak "${request.language}" as eSpeak NG has no voice "${voice}"`);
  }
  worker.set_rate(request.wordsPerMinute);
  worker.set_pitch(PITCH);
  worker.set_range(RANGE);
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
