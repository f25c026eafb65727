// A separate program that puts pictures together and encodes them, as that keeps an event loop busy:
// `compositor.ts` starts it. It ends when its parent ends or disconnects, and the encoder with it.
import type { PoolMessage } from "../../common/pool_message.ts";
import { toWire } from "../../common/wire_error.ts";
import { FRAMES_PER_SECOND } from "../../posts/scene.ts";
import { videoArguments } from "../encode.ts";
import { feedFfmpeg } from "../ffmpeg.ts";
import { createComposer } from "./composer.ts";
import type {
  BeginRequest,
  ComposeRequest,
  CompositorNews,
  CompositorRequest,
} from "./compositor_protocol.ts";
import { lastShown, partsOf } from "./parts.ts";
import { pictureHead, rawVideoHead } from "./raw_video.ts";

/** How often it says that it is not stuck. */
const ALIVE_EVERY_MS = 1_000;
/** How often it says how far it is: to say it for each picture would take a twentieth of its time. */
const TELL_EVERY_MS = 100;

let video: Video | undefined;

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
  const { width, height, runs, pictures, keyframes, outputPath } = request;
  const composer = createComposer(width, height);
  const ends = lastShown(runs, pictures);
  const frames = runs.reduce((sum, run) => sum + run.durationInFrames, 0);
  const ffmpeg = feedFfmpeg(
    [
      ["-hide_banner", "-loglevel", "error", "-y"],
      ["-f", "matroska", "-i", "pipe:0"],
      videoArguments({ frames, keyframes, outputPath }),
    ].flat(),
  );
  await ffmpeg.write(rawVideoHead(width, height));
  let run = 0;
  let frame = 0;
  let last: Uint8Array<ArrayBuffer> | undefined;
  let toldAt = 0;

  async function show(picture: Uint8Array<ArrayBuffer>, at: number): Promise<void> {
    await ffmpeg.write(pictureHead(at / FRAMES_PER_SECOND, picture.length));
    await ffmpeg.write(picture);
  }

  const contentOf = (index: number) => pictures.get(runs[index]?.picture ?? -1) ?? [];
  return {
    async compose({ until, plates, places }) {
      composer.learn(plates, places);
      for (; run < until; run++) {
        await composer.load(partsOf(contentOf(run)).plates);
        // Meanwhile the next one's are read.
        const next = run + 1 < until ? composer.load(partsOf(contentOf(run + 1)).plates) : null;
        last = composer.compose(contentOf(run));
        await Promise.all([show(last, frame), next]);
        frame += runs[run]?.durationInFrames ?? 0;
        composer.drop(ends[run] ?? []);
        const now = performance.now();
        if (run + 1 < until && now - toldAt < TELL_EVERY_MS) continue;
        toldAt = now;
        tell({ done: run + 1 });
      }
    },
    async end() {
      // The last picture is held until the next one, so that it comes once more.
      if (last !== undefined && (runs.at(-1)?.durationInFrames ?? 1) > 1)
        await show(last, frames - 1);
      await ffmpeg.end();
    },
    kill: () => ffmpeg.kill(),
  };
}

function tell(value: CompositorNews): void {
  send({ kind: "news", value });
}

function send(message: PoolMessage): void {
  process.send?.(message);
}
