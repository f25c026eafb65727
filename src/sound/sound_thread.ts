// A thread that mixes one soundtrack.
import { makeSoundtrack, type SoundtrackOptions } from "./soundtrack.ts";

declare const self: Worker;

self.addEventListener("message", ({ data }: MessageEvent<SoundtrackOptions>) => {
  try {
    const wav = makeSoundtrack(data);
    self.postMessage(wav, [wav.buffer]);
  } catch (error) {
    self.postMessage({ reason: error instanceof Error ? error.message : String(error) });
  }
});
