// A separate program that plans reels, without a browser, as that keeps an event loop busy: `planner.ts`
// starts it. It ends when its parent ends or disconnects.
import type { PoolMessage } from "../common/pool_message.ts";
import { toWire } from "../common/wire_error.ts";
import type { ReelProps } from "../posts/props.ts";
import { type PlanPart, planFrames } from "./frame_plan.ts";
import { type Passage, passagesOf } from "./passages.ts";
import type { LookedReel, PlannerRequest, PlanRequest } from "./planner_protocol.ts";
import { reelMarkup } from "./reel_markup.tsx";
import { loadTemplates } from "./templates.ts";

/** How often it says that it is not stuck. */
const ALIVE_EVERY_MS = 1_000;
/** After so many frames, what is left of them is thrown away: the collector would let it pile up, and is not faster. */
const COLLECT_EVERY = 150;

/** The reel whose passages were asked for last, and the frames that were rendered for them. */
let sampled: { props: ReelProps; markups: ReadonlyMap<number, string> } | undefined;
let parts: AsyncGenerator<PlanPart, void, void> | undefined;
/** Frames that were planned since the last collection. */
let uncollected = 0;

process.on("disconnect", () => process.exit());
process.on("message", async (request: PlannerRequest) => {
  const timer = setInterval(() => send({ kind: "waiting" }), ALIVE_EVERY_MS);
  try {
    send({ kind: "result", value: await respond(request) });
  } catch (error) {
    send({ kind: "error", error: toWire(error) });
  } finally {
    clearInterval(timer);
  }
});

async function respond(request: PlannerRequest): Promise<unknown> {
  switch (request.kind) {
    case "passages":
      return await passages(request);
    case "plan":
      parts = await plan(request);
      return null;
    case "part": {
      const part = (await parts?.next())?.value ?? null;
      for (const { durationInFrames } of part?.runs ?? []) uncollected += durationInFrames;
      if (uncollected >= COLLECT_EVERY) {
        uncollected = 0;
        Bun.gc(true);
      }
      return part;
    }
  }
}

async function passages(reel: LookedReel): Promise<Passage[]> {
  const render = await renderer(reel);
  const markups = new Map<number, string>();
  const found = passagesOf(reel.props, (frame) => {
    const markup = render(frame);
    markups.set(frame, markup);
    return markup;
  });
  sampled = { props: reel.props, markups };
  return found;
}

async function plan({ spans, everyFrame, ...reel }: PlanRequest) {
  const render = await renderer(reel);
  // A tenth of all frames, of most reels.
  const markups = Bun.deepEquals(sampled?.props, reel.props) ? sampled?.markups : undefined;
  sampled = undefined;
  return planFrames({
    spans,
    markupOf: (frame) => markups?.get(frame) ?? render(frame),
    everyFrame,
  });
}

async function renderer({ props, templatePath }: LookedReel) {
  const templates = await loadTemplates(new Map([[props.design.template, templatePath]]));
  return reelMarkup(templates, props);
}

function send(message: PoolMessage): void {
  process.send?.(message);
}
