import type { ReelProps, StillsProps } from "../../src/posts/props.ts";
import { SAMPLES, sampleReel, sampleStills } from "./samples.ts";

const DESIGN = { template: "minimal", variant: "paper", width: 1080 };
const [ENGLISH] = SAMPLES;

/** Default props of the composition "stills". */
export const SAMPLE_STILLS: StillsProps = sampleStills(ENGLISH, { ...DESIGN, height: 1350 });

/** Default props of the composition "reel". */
export const SAMPLE_REEL: ReelProps = sampleReel(ENGLISH, { ...DESIGN, height: 1920 });
