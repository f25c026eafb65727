import { filterBy, highPass, peak } from "./filters.ts";
import { SAMPLE_RATE } from "./track.ts";

/** Rumble goes, boxiness is lowered, and what makes speech clear is raised a little. */
const RUMBLE = highPass(85);
const BOXINESS = peak(320, -2, 0.9);
const CLARITY = peak(3_200, 1.5, 0.8);
/** What is louder than this is turned down, to a third of what is above. */
const THRESHOLD = 0.12;
const RATIO = 3;
const ATTACK = 1 - Math.exp(-1 / (0.004 * SAMPLE_RATE));
const RELEASE = 1 - Math.exp(-1 / (0.12 * SAMPLE_RATE));

type Three = [Filter, Filter, Filter];
type Filter = ReturnType<typeof filterBy>;

/** A voice as it is heard on air: equalised, and its loud and soft syllables nearer to each other. */
export function polishVoice(samples: Float32Array): Float32Array {
  const [rumble, boxiness, clarity] = [RUMBLE, BOXINESS, CLARITY].map(filterBy) as Three;
  let level = 0;
  return samples.map((raw) => {
    const sample = clarity(boxiness(rumble(raw)));
    const height = Math.abs(sample);
    level += (height - level) * (height > level ? ATTACK : RELEASE);
    return level > THRESHOLD ? sample * (level / THRESHOLD) ** (1 / RATIO - 1) : sample;
  });
}

const FRAME = 0.01 * SAMPLE_RATE;
/** Of the loudest frame: below speech, above breath. */
const SPEAKING = 0.05;
/** A pause that is shorter is none: what is under the voice would pump. */
const SHORTEST_PAUSE = 0.45;
/** What is under the voice goes down before it, and comes back behind it. */
const LEAD = 0.25;
const DOWN = 0.12;
const BACK = 0.5;

/** For each sample how much is spoken: 1 while the voice speaks, 0 in its pauses, and between. */
export function speakingOf(samples: Float32Array): Float32Array {
  const frames = Math.ceil(samples.length / FRAME);
  const levels = Float32Array.from({ length: frames }, (_, frame) =>
    samples
      .subarray(frame * FRAME, (frame + 1) * FRAME)
      .reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0),
  );
  const floor = SPEAKING * levels.reduce((highest, level) => Math.max(highest, level), 0);
  const wanted = new Uint8Array(frames);
  const perFrame = SAMPLE_RATE / FRAME;
  let lastSpoken = Number.NEGATIVE_INFINITY;
  for (const [frame, level] of levels.entries()) {
    if (level <= floor) continue;
    const isJoined = frame - lastSpoken < SHORTEST_PAUSE * perFrame;
    wanted.fill(
      1,
      isJoined ? lastSpoken : Math.max(0, Math.round(frame - LEAD * perFrame)),
      frame + 1,
    );
    lastSpoken = frame;
  }
  const [down, back] = [1 / (DOWN * SAMPLE_RATE), 1 / (BACK * SAMPLE_RATE)];
  let level = wanted[0] ?? 0;
  return samples.map((_, index) => {
    const target = wanted[Math.floor(index / FRAME)] ?? 0;
    level = target > level ? Math.min(target, level + down) : Math.max(target, level - back);
    return level;
  });
}
