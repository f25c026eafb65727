import { chanceOf } from "../chance.ts";
import { addRoom } from "../room.ts";
import { addTo, createTrack, type Track } from "../track.ts";
import type { Note } from "./compose.ts";
import { INSTRUMENTS, type InstrumentName } from "./instruments.ts";

/** How much of the room is heard beside what is played. */
const ROOM = 0.22;

/** Plays a score. Each note is made once, however often it is played. */
export function play(notes: readonly Note[], seconds: number): Track {
  const track = createTrack(seconds);
  const made = new Map<string, Float32Array>();
  for (const { instrument, pitch, seconds: length, at, gain, pan } of notes) {
    const name = nameOf(instrument, pitch, length);
    let samples = made.get(name);
    if (samples === undefined) {
      const frequency = 440 * 2 ** ((pitch - 69) / 12);
      samples = INSTRUMENTS[instrument]({ frequency, seconds: length, chance: chanceOf(name) });
      made.set(name, samples);
    }
    addTo(track, samples, { at, gain, pan });
  }
  addRoom(track, ROOM);
  return track;
}

function nameOf(instrument: InstrumentName, pitch: number, seconds: number): string {
  return `${instrument} ${pitch} ${seconds.toFixed(3)}`;
}
