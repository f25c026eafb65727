import { resample } from "./resample.ts";
import type { Sound } from "./sound.ts";

const HEADER_BYTES = 44;
const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;

/** Thrown for bytes that are not a WAV file with PCM or float samples. */
export class WavError extends Error {
  override readonly name = "WavError";
}

/** Encodes a sound as 16-bit WAV, mono or of several channels, whose samples then take turns. */
export function encodeWav({ samples, sampleRate }: Sound, channels = 1): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + samples.length * 2));
  const bytes = new Uint8Array(view.buffer);
  const writeName = (offset: number, name: string) =>
    bytes.set(new TextEncoder().encode(name), offset);
  writeName(0, "RIFF");
  view.setUint32(4, view.byteLength - 8, true);
  writeName(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * channels * 2, true);
  view.setUint16(32, channels * 2, true);
  view.setUint16(34, 16, true);
  writeName(36, "data");
  view.setUint32(40, samples.length * 2, true);
  // Not entries(): there are millions.
  for (let index = 0; index < samples.length; index++)
    view.setInt16(HEADER_BYTES + index * 2, samples[index] as number, true);
  return bytes;
}

/**
 * Decodes a WAV file of 16-bit PCM or 32-bit float samples, mixed down to mono. A data length that a
 * streaming encoder could not know (0, or larger than the file) means "to the end".
 *
 * @throws {WavError} for any other bytes.
 */
export function decodeWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nameAt = (offset: number) => String.fromCharCode(...bytes.subarray(offset, offset + 4));
  if (bytes.length < 12 || nameAt(0) !== "RIFF" || nameAt(8) !== "WAVE") {
    throw new WavError("Cannot read the bytes as WAV as they do not start like one");
  }
  let format: { tag: number; channels: number; sampleRate: number; bits: number } | undefined;
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const name = nameAt(offset);
    const start = offset + 8;
    const left = bytes.length - start;
    const length = view.getUint32(offset + 4, true);
    if (name === "fmt " && left >= 16) {
      const tag = view.getUint16(start, true);
      format = {
        tag: tag === EXTENSIBLE && left >= 26 ? view.getUint16(start + 24, true) : tag,
        channels: view.getUint16(start + 2, true),
        sampleRate: view.getUint32(start + 4, true),
        bits: view.getUint16(start + 14, true),
      };
    }
    if (name === "data") {
      if (format === undefined) break;
      const known = length > 0 && length <= left;
      return toSound(
        new DataView(view.buffer, view.byteOffset + start, known ? length : left),
        format,
      );
    }
    offset = start + length + (length % 2);
  }
  throw new WavError("Cannot read the bytes as WAV as they lack a format or data");
}

function toSound(
  data: DataView,
  {
    tag,
    channels,
    sampleRate,
    bits,
  }: { tag: number; channels: number; sampleRate: number; bits: number },
): Sound {
  const isFloat = tag === FLOAT && bits === 32;
  if ((!isFloat && (tag !== PCM || bits !== 16)) || channels < 1 || sampleRate < 1) {
    throw new WavError(`Cannot read WAV of format ${tag} with ${bits} bits: it must be 16-bit PCM`);
  }
  const width = bits / 8;
  const read = (index: number) =>
    isFloat
      ? Math.max(-1, Math.min(1, data.getFloat32(index * width, true))) * 32767
      : data.getInt16(index * width, true);
  const samples = new Int16Array(Math.floor(data.byteLength / width / channels));
  for (let index = 0; index < samples.length; index++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) sum += read(index * channels + channel);
    samples[index] = sum / channels;
  }
  return { samples, sampleRate };
}

/** A WAV file with its position on a track. */
export interface WavPart {
  wav: Uint8Array;
  startMs: number;
}

/**
 * Mixes WAV files into one track of exactly `durationMs`, at the highest of their sample rates.
 *
 * @throws {WavError} if a part is not a WAV file.
 */
export function joinWav(parts: readonly WavPart[], durationMs: number): Uint8Array<ArrayBuffer> {
  const sounds = parts.map(({ wav, startMs }) => ({ sound: decodeWav(wav), startMs }));
  const sampleRate =
    sounds.reduce((rate, { sound }) => Math.max(rate, sound.sampleRate), 0) || 24_000;
  const samples = new Int16Array(Math.round((durationMs * sampleRate) / 1000));
  for (const { sound, startMs } of sounds) {
    const offset = Math.round((startMs * sampleRate) / 1000);
    const own = resample(sound, sampleRate).samples;
    for (let index = 0; index < own.length; index++) {
      const at = offset + index;
      const mixed = (samples[at] ?? 0) + (own[index] as number);
      // Writes outside a typed array are ignored, so this also cuts off what exceeds the track.
      samples[at] = Math.max(-32768, Math.min(32767, mixed));
    }
  }
  return encodeWav({ samples, sampleRate });
}
