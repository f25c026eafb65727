import type { HeadlessBrowser } from "@remotion/renderer";
import type { Ink, SeenThrough } from "../../remotion/engine/ink.ts";
import type { Mode, Part, PartInk, PlacedPart, Rest } from "../../remotion/engine/plates.ts";
import { FRAMES_PER_SECOND } from "../posts/scene.ts";
import type { Composition, FrameFormat, PageLine } from "./capture_protocol.ts";
import { thrownOnPage } from "./page_error.ts";

type Page = Awaited<ReturnType<HeadlessBrowser["newPage"]>>;

/** A tab that shows a post, or parts of it alone. */
export interface PostPage {
  /** Shows a composition, and forgets the one before. */
  open(composition: Composition): Promise<void>;
  /** Shows a frame, and tells where layers are at rest. See `Plates` of the engine. */
  seek(frame: number, apart: readonly number[], measured: readonly number[]): Promise<Rest[]>;
  /** Tells what is to see of parts of layers. See `Plates` of the engine. */
  measure(parts: readonly (Part & { seen: SeenThrough })[]): Promise<(PartInk | null)[]>;
  /** Leaves nothing in sight but some parts. See `Plates` of the engine. */
  show(parts: readonly PlacedPart[]): Promise<void>;
  /** Takes a picture of what is in sight, from the top left corner of the page. */
  capture(size: Pick<Ink, "width" | "height">, scale: number, format: FrameFormat): Promise<Buffer>;
  close(): Promise<void>;
}

/** Options of {@linkcode openPostPage}. */
export interface PostPageOptions {
  browser: HeadlessBrowser;
  /** Where the bundle is served. */
  url: string;
  onLog(line: PageLine): void;
}

/** How long a page may take for a frame, or to load: on a busy machine its browser gives way to all else. */
const TIMEOUT_MS = 90_000;

/**
 * Opens a tab with the bundle in it, as Remotion does for its own captures.
 *
 * @throws {Error} with what the page says, also from the methods, if something cannot be drawn.
 */
export async function openPostPage({ browser, url, onLog }: PostPageOptions): Promise<PostPage> {
  const page = await browser.newPage({
    context: () => null,
    logLevel: "error",
    indent: false,
    pageIndex: 0,
    onBrowserLog: ({ type, text }) => onLog({ type, text }),
    onLog: () => undefined,
  });
  const failed = Promise.withResolvers<never>();
  // Asked for below, if anything is asked for at all.
  failed.promise.catch(() => {});
  page.on("error", failed.reject);
  page.on("disposed", () => failed.reject(new Error("Target closed")));
  page._client().on("Runtime.exceptionThrown", (event) => {
    const { exception, text } = event.exceptionDetails;
    failed.reject(thrownOnPage(exception?.description ?? text));
  });

  /** Waits for the page, unless it fails. */
  async function ask<T>(what: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(new Error(`Cannot wait for a page longer than ${TIMEOUT_MS} ms`)),
      TIMEOUT_MS,
    );
    try {
      return await Promise.race([what, failed.promise, promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  await ask(load(page, url));
  return {
    open: (composition) => ask(showOn(page, composition)),
    seek: (frame, apart, measured) =>
      ask(
        page.evaluate(
          (...of: [number, number[], number[]]) => window.postloom_plates?.seek(...of),
          ...[frame, [...apart], [...measured]],
        ),
      ) as Promise<Rest[]>,
    measure: (parts) =>
      ask(
        page.evaluate(
          (parts: string) => window.postloom_plates?.measure(JSON.parse(parts)) ?? [],
          JSON.stringify(parts),
        ),
      ) as Promise<(PartInk | null)[]>,
    show: (parts) =>
      ask(
        page.evaluate(
          (parts: string) => window.postloom_plates?.show(JSON.parse(parts)),
          JSON.stringify(parts),
        ),
      ) as Promise<void>,
    async capture({ width, height }, scale, { type, ...format }) {
      const { value } = await ask(
        page._client().send("Page.captureScreenshot", {
          format: type,
          ...format,
          clip: { x: 0, y: 0, width, height, scale },
          captureBeyondViewport: true,
          optimizeForSpeed: true,
          fromSurface: true,
        }),
      );
      return Buffer.from(value.data, "base64");
    },
    close: () => page.close(),
  };
}

async function load(page: Page, url: string): Promise<void> {
  page.setDefaultTimeout(TIMEOUT_MS);
  page.setDefaultNavigationTimeout(TIMEOUT_MS);
  await page.evaluateOnNewDocument(
    (settings: Record<string, unknown>) => void Object.assign(window, settings),
    REMOTION_SETTINGS,
  );
  await page.goto({ url, timeout: TIMEOUT_MS });
  await page._client().send("Emulation.setDefaultBackgroundColorOverride", {
    color: { r: 0, g: 0, b: 0, a: 0 },
  });
}

async function showOn(page: Page, { id, props, durationInFrames }: Composition): Promise<void> {
  const { width, height } = props.design;
  await page.setViewport({ width, height, deviceScaleFactor: 1 });
  await page.evaluate((mode: Mode) => window.postloom_plates?.open(mode), {
    type: "composition",
    compositionName: id,
    serializedResolvedPropsWithSchema: JSON.stringify(props),
    compositionDurationInFrames: durationInFrames,
    compositionFps: FRAMES_PER_SECOND,
    compositionWidth: width,
    compositionHeight: height,
    ...NO_DEFAULTS,
  });
}

/** What Remotion tells its pages, most of it irrelevant to pictures. */
const REMOTION_SETTINGS = {
  remotion_puppeteerTimeout: TIMEOUT_MS,
  remotion_isMainTab: false,
  remotion_mediaCacheSizeInBytes: null,
  remotion_initialMemoryAvailable: 0,
  remotion_sampleRate: 48_000,
  remotion_initialFrame: 0,
  remotion_inputProps: "{}",
  remotion_attempt: 1,
  remotion_proxyPort: 0,
  remotion_audioEnabled: false,
  remotion_videoEnabled: true,
  remotion_logLevel: "error",
  process: { env: { NODE_ENV: "production" } },
};

const NO_DEFAULTS = {
  compositionDefaultCodec: null,
  compositionDefaultOutName: null,
  compositionDefaultVideoImageFormat: null,
  compositionDefaultPixelFormat: null,
  compositionDefaultProResProfile: null,
  compositionDefaultSampleRate: null,
};
