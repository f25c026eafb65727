// A separate program that puts pictures together and encodes them, as that keeps an event loop busy:
// `compositor.ts` starts it. It ends when its parent ends or disconnects, and the encoder with it.
import sharp from "sharp";
import type { PoolMessage } from "../../common/pool_message.ts";
import { toWire } from "../../common/wire_error.ts";
import { createComposer } from "./composer.ts";
import type {
  BeginRequest,
  ComposeRequest,
  CompositorNews,
  CompositorRequest,
} from "./compositor_protocol.ts";
import { feedVideo } from "./fed_video.ts";
import { partsOf } from "./parts.ts";

/** How often it says that it is not stuck. */
const ALIVE_EVERY_MS = 1_000;
/** After so many pictures, what was needed for them is thrown away: the collector would let a hundred megabytes of it pile up. */
const COLLECT_EVERY = 30;
/** How often it says how far it is: to say it for each picture would take a twentieth of its time. */
const TELL_EVERY_MS = 100;

let video: Video | undefined;

// Each picture is read once.
sharp.cache(false);

process.on("disconnect", () => {
  video?.kill();
  process.exit();
});
process.on("message", async (request: CompositorRequest) => {
  const timer = setInterval(() => send({ kind: "waiting" }), ALIVE_EVERY_MS);
  try {
    await respond(request);
    send({ kind: "result", value: null });
  } catch (error) {
    send({ kind: "error", error: toWire(error) });
  } finally {
    clearInterval(timer);
  }
});

async function respond(request: CompositorRequest): Promise<void> {
  if (request.kind === "begin") {
    video = await beginVideo(request);
    return;
  }
  if (video === undefined) throw new Error("Cannot compose before a video has begun");
  if (request.kind === "compose") await video.compose(request);
  else await video.end();
}

/** A video that is being made. */
interface Video {
  compose(request: ComposeRequest): Promise<void>;
  end(): Promise<void>;
  kill(): void;
}

async function beginVideo(request: BeginRequest): Promise<Video> {
  const { width, height, frames, keyframes, outputPath } = request;
  const composer = createComposer(width, height);
  const fed = await feedVideo({ width, height, frames, keyframes, outputPath });
  let done = 0;
  let frame = 0;
  /** How long the last picture is shown, in frames. */
  let held = 0;
  let last: (() => Uint8Array<ArrayBuffer>) | undefined;
  let toldAt = 0;

  return {
    async compose({ runs, plates, places }) {
      composer.learn(plates, places);
      for (const [i, { content, durationInFrames, spent }] of runs.entries()) {
        await composer.load(partsOf(content).plates);
        const next = runs[i + 1];
        // Meanwhile the next one's are read.
        const loading = next && composer.load(partsOf(next.content).plates);
        last = composer.compose(content);
        await Promise.all([fed.show(last, frame), loading]);
        held = durationInFrames;
        frame += held;
        done++;
        composer.drop(spent);
        // Beside the next ones: to wait for it takes a seventh of all time.
        if (done % COLLECT_EVERY === 0) Bun.gc(false);
        const now = performance.now();
        if (next !== undefined && now - toldAt < TELL_EVERY_MS) continue;
        toldAt = now;
        tell({ frames: frame });
      }
    },
    async end() {
      // The last picture is held until the next one, so that it comes once more.
      if (last !== undefined && held > 1) await fed.show(last, frames - 1);
      await fed.end();
    },
    kill: () => fed.kill(),
  };
}

function tell(value: CompositorNews): void {
  send({ kind: "news", value });
}

function send(message: PoolMessage): void {
  process.send?.(message);
}
