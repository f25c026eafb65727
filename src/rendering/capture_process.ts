// A separate program that plans and draws with a browser of its own, as both keep an event loop busy:
// `launcher.ts` starts it. It ends with its browser, when its parent ends, and when that disconnects.
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { type HeadlessBrowser, openBrowser, RenderInternals } from "@remotion/renderer";
import type { PoolMessage } from "../common/pool_message.ts";
import { toWire } from "../common/wire_error.ts";
import { FRAMES_PER_SECOND } from "../posts/scene.ts";
import type {
  CaptureNews,
  CaptureProcessRequest,
  CaptureRequest,
  OpenRequest,
  OpenResult,
  PageLine,
  PassagesRequest,
  PlanRequest,
  ShootRequest,
} from "./capture_protocol.ts";
import { type FramePlan, planFrames } from "./frame_plan.ts";
import { openPlatePage, type PlatePage } from "./layers/plate_page.ts";
import { shootFrames } from "./layers/shoot.ts";
import { pageErrorOf } from "./page_error.ts";
import { type PageServer, servePages } from "./page_server.ts";
import type { Passage } from "./passages.ts";

/** More tabs in one browser only wait for each other. */
const TABS = Math.min(2, availableParallelism());
/** How long the page of a reel stays open: other renders may get their turn between two parts of it. */
const PAGE_IDLE_MS = 5_000;
/** How often it says that it is not stuck. */
const ALIVE_EVERY_MS = 1_000;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

// Whoever asks for something kills this process to cancel it.
const { signal } = new AbortController();
let browser: HeadlessBrowser | undefined;
let pages: PageServer | undefined;
let kept: KeptPage | undefined;

ignoreSignals();
// Remotion kills the browser and removes its files at the exit.
process.on("disconnect", () => process.exit());
process.on("message", async (request: CaptureProcessRequest) => {
  const timer = setInterval(() => send({ kind: "waiting" }), ALIVE_EVERY_MS);
  try {
    send({ kind: "result", value: await respond(request) });
  } catch (error) {
    send({ kind: "error", error: toWire(error) });
  } finally {
    clearInterval(timer);
  }
});

function respond(request: CaptureProcessRequest): Promise<unknown> {
  switch (request.kind) {
    case "open":
      return open(request);
    case "passages":
      return passages(request);
    case "plan":
      return plan(request);
    case "capture":
      return capture(request);
    case "shoot":
      return shoot(request);
  }
}

async function open({ starters, mode }: OpenRequest): Promise<OpenResult> {
  const errors: unknown[] = [];
  for (const browserExecutable of starters) {
    try {
      browser = await openBrowser("chrome", {
        browserExecutable,
        chromeMode: mode,
        // Any other choice of `gl` halves the speed on a machine without a GPU.
        chromiumOptions: { gl: null },
        logLevel: "error",
      });
      endWith(browser);
      return { refusals: errors.map(String) };
    } catch (error) {
      errors.push(error);
    } finally {
      ignoreSignals();
    }
  }
  throw errors.at(-1);
}

/** A terminal and systemd send these to all processes of a service; the parent decides. */
function ignoreSignals(): void {
  for (const signal of SIGNALS) {
    // Remotion's listeners would end the process or the browser.
    process.removeAllListeners(signal);
    process.on(signal, () => {});
  }
}

function endWith({ connection }: HeadlessBrowser): void {
  const end = () => process.exit(1);
  connection.transport.websocket.addEventListener("close", end);
  // One of its processes was killed. Remotion may not notice, and would wait until its timeout.
  connection.on("Target.targetCrashed", end);
}

async function passages(request: PassagesRequest): Promise<Passage[]> {
  const { passagesOf } = await import("./passages.ts");
  return passagesOf(request.props, await markupOf(request));
}

async function plan(request: PlanRequest): Promise<FramePlan> {
  const { spans, everyFrame } = request;
  return await planFrames({ spans, markupOf: await markupOf(request), everyFrame, signal });
}

async function markupOf({ props, templatePath }: Omit<PassagesRequest, "kind">) {
  // Browsers for pictures do without, and start in half the time.
  const { reelMarkup } = await import("./reel_markup.tsx");
  const { loadTemplates } = await import("./templates.ts");
  const templates = await loadTemplates(new Map([[props.design.template, templatePath]]));
  return reelMarkup(templates, props);
}

async function capture(request: CaptureRequest): Promise<void> {
  const { composition, bundle, files, format } = request;
  if (browser === undefined) throw new Error("Cannot capture frames without a browser");
  // It would be closed with the pages that Remotion opens.
  await closeKept();
  const server = await serve(bundle);
  const { design } = composition.props;
  const serialized = JSON.stringify(composition.props);
  const drawing = RenderInternals.internalRenderFrames({
    ...FIXED_OPTIONS,
    server: server.remotion,
    webpackBundleOrServeUrl: server.remotion.serveUrl,
    puppeteerInstance: browser,
    composition: {
      id: composition.id,
      width: design.width,
      height: design.height,
      fps: FRAMES_PER_SECOND,
      durationInFrames: composition.durationInFrames,
      ...COMPOSITION_DEFAULTS,
    },
    serializedInputPropsWithCustomSchema: serialized,
    serializedResolvedPropsWithCustomSchema: serialized,
    frames: [...files.keys()],
    concurrency: Math.min(TABS, files.size),
    imageFormat: format.type,
    jpegQuality: format.type === "jpeg" ? format.quality : 100,
    onBrowserLog: ({ type, text }) => tell({ kind: "page", line: { type, text } }),
    async onFrameBuffer(buffer, frame) {
      const path = files.get(frame);
      if (path === undefined) throw new Error(`Cannot keep frame ${frame}: nobody wants it`);
      await writeFile(path, buffer);
      tell({ kind: "frame", frame });
    },
  });
  await drawing.catch((error: unknown) => {
    throw pageErrorOf(error);
  });
  await closePages(browser);
}

async function shoot(request: ShootRequest): Promise<void> {
  const { shots, folder } = request;
  const page = await pageFor(request);
  try {
    await shootFrames(shots, page.page, { folder, tell });
  } catch (error) {
    // Nobody knows what such a page shows.
    await closeKept();
    throw error;
  }
  page.idle = setTimeout(() => void closeKept(), PAGE_IDLE_MS).unref();
}

/** A page that shows a reel, of which more may be asked for. */
interface KeptPage {
  /** Equal for the same reel in the same bundle. */
  key: string;
  page: PlatePage;
  idle: ReturnType<typeof setTimeout> | undefined;
}

/** Opens a page, unless it is there: that costs as much as some thirty pictures. */
async function pageFor({ composition, bundle }: ShootRequest): Promise<KeptPage> {
  if (browser === undefined) throw new Error("Cannot capture layers without a browser");
  const hasher = new Bun.CryptoHasher("sha256");
  const key = hasher.update(JSON.stringify([bundle, composition])).digest("hex");
  clearTimeout(kept?.idle);
  if (kept?.key === key) return kept;
  await closeKept();
  const page = await openPlatePage(composition, {
    browser,
    url: (await serve(bundle)).remotion.serveUrl,
    onLog: (line: PageLine) => tell({ kind: "page", line }),
  });
  kept = { key, page, idle: undefined };
  return kept;
}

async function closeKept(): Promise<void> {
  const open = kept;
  kept = undefined;
  clearTimeout(open?.idle);
  await open?.page.close();
}

async function serve(bundle: string): Promise<PageServer> {
  if (pages?.bundle === bundle) return pages;
  await pages?.close();
  pages = servePages(bundle);
  return pages;
}

// Remotion does not wait for its pages to close, and the next render would trip over them.
async function closePages(browser: HeadlessBrowser): Promise<void> {
  await Promise.allSettled((await browser.pages()).map((page) => page.close()));
}

function tell(value: CaptureNews): void {
  send({ kind: "news", value });
}

function send(message: PoolMessage): void {
  process.send?.(message);
}

const COMPOSITION_DEFAULTS = {
  defaultCodec: null,
  defaultOutName: null,
  defaultVideoImageFormat: null,
  defaultPixelFormat: null,
  defaultProResProfile: null,
  defaultSampleRate: null,
};

/** Remotion options that are the same for every capture, most of them irrelevant to it. */
const FIXED_OPTIONS = {
  cancelSignal: undefined,
  // Not a browser, so that Remotion cannot replace one that died: the pool does.
  browserExecutable: fileURLToPath(import.meta.url),
  chromeMode: "headless-shell",
  chromiumOptions: {},
  muted: true,
  scale: 1,
  timeoutInMilliseconds: 30_000,
  logLevel: "error",
  indent: false,
  envVariables: {},
  everyNthFrame: 1,
  frameRange: null,
  outputDir: null,
  outputFramesInSequence: false,
  parallelEncodingEnabled: false,
  forSeamlessAacConcatenation: false,
  compositionStart: 0,
  port: null,
  binariesDirectory: null,
  imageSequencePattern: null,
  mediaCacheSizeInBytes: null,
  offthreadVideoCacheSizeInBytes: null,
  offthreadVideoThreads: null,
  sampleRate: 48_000,
  onArtifact: null,
  onBrowserDownload: () => ({ version: null, onProgress: () => undefined }),
  onDownload: null,
  onFrameUpdate: null,
  onStart: null,
  onLog: () => undefined,
} as const;
