import type { ReelProps, StillsProps } from "../../src/posts/props.ts";
import { SAMPLES, sampleReel, sampleStills } from "./samples.ts";

const LOOK = { template: "minimal", variant: "paper", width: 1080 };
const [ENGLISH] = SAMPLES;

/** What the composition "stills" shows before other props are given. */
export const SAMPLE_STILLS: StillsProps = sampleStills(ENGLISH, { ...LOOK, height: 1350 });

/** What the composition "reel" shows before other props are given. */
export const SAMPLE_REEL: ReelProps = sampleReel(ENGLISH, { ...LOOK, height: 1920 });
