// A separate program that draws with a browser of its own, as that keeps an event loop busy: `launcher.ts`
// starts it. It ends with its browser, when its parent ends, and when that disconnects.
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { type HeadlessBrowser, openBrowser } from "@remotion/renderer";
import type { PoolMessage } from "../common/pool_message.ts";
import { toWire } from "../common/wire_error.ts";
import type {
  CaptureNews,
  CaptureProcessRequest,
  CaptureRequest,
  Composition,
  OpenRequest,
  OpenResult,
  PageLine,
  ShootRequest,
  ShowRequest,
} from "./capture_protocol.ts";
import { shootFrames } from "./layers/shoot.ts";
import { type PageServer, servePages } from "./page_server.ts";
import { openPostPage, type PostPage } from "./post_page.ts";

/** More tabs in one browser only wait for each other. */
const TABS = Math.min(2, availableParallelism());
/** Fewer frames are captured in the time that it takes to open another tab. */
const FRAMES_PER_TAB = 16;
/** A tab that has shown so many posts is closed, lest what a look may leave behind adds up. */
const MAX_SHOWN = 50;
/** How often it says that it is not stuck. */
const ALIVE_EVERY_MS = 1_000;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

let browser: HeadlessBrowser | undefined;
let pages: PageServer | undefined;
/** Pages stay open as long as the browser: to open one costs as much as some thirty pictures. */
const tabs: Tab[] = [];
/** What the browser began with, which has a process of its own, but must not be without any tab. */
const blankTabs: string[] = [];

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
    case "show":
      return show(request);
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
      const begun = browser.targets().filter((target) => target.type() === "page");
      blankTabs.push(...begun.map((target) => target._targetId));
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

async function show({ composition, bundle }: ShowRequest): Promise<void> {
  await pageWith(composition, bundle, 0);
}

async function capture({ composition, bundle, files, format }: CaptureRequest): Promise<void> {
  const { design } = composition.props;
  const count = Math.min(TABS, Math.ceil(files.size / FRAMES_PER_TAB));
  const left = files.entries();
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const page = await pageWith(composition, bundle, index);
      for (const [frame, path] of left) {
        await page.seek(frame, [], []);
        if (path !== null) await writeFile(path, await page.capture(design, 1, format));
        tell({ kind: "frame", frame });
      }
    }),
  );
}

async function shoot({ composition, bundle, shots, folder }: ShootRequest): Promise<void> {
  const { design: size } = composition.props;
  // One that pictures of the scenes were taken in has a hundred megabytes, and is not needed for long.
  for (const { page } of tabs.splice(1)) await page.close();
  await shootFrames(shots, await pageWith(composition, bundle, 0), { folder, size, tell });
}

/** A page, and what it shows. A browser in which something failed is not used again, nor are they. */
interface Tab {
  page: PostPage;
  bundle: string;
  /** Equal for equal compositions. */
  shown: string;
  /** How many it has shown. */
  count: number;
}

/** Shows a composition on one of the pages, unless it is there. */
async function pageWith(
  composition: Composition,
  bundle: string,
  index: number,
): Promise<PostPage> {
  const shown = new Bun.CryptoHasher("sha256").update(JSON.stringify(composition)).digest("hex");
  let tab = tabs[index];
  if (tab?.shown === shown && tab.bundle === bundle) return tab.page;
  if (tab !== undefined && (tab.count === MAX_SHOWN || tab.bundle !== bundle)) {
    await tab.page.close();
    tab = undefined;
  }
  tab ??= { page: await openPage(bundle), bundle, shown: "", count: 0 };
  tabs[index] = tab;
  await tab.page.open(composition);
  tab.shown = shown;
  tab.count++;
  return tab.page;
}

async function openPage(bundle: string): Promise<PostPage> {
  if (browser === undefined) throw new Error("Cannot draw without a browser");
  const page = await openPostPage({
    browser,
    url: (await serve(bundle)).url,
    onLog: (line: PageLine) => tell({ kind: "page", line }),
  });
  // One that is left costs memory, and no drawing fails for that.
  for (const targetId of blankTabs.splice(0))
    browser.connection.send("Target.closeTarget", { targetId }).catch(() => {});
  return page;
}

async function serve(bundle: string): Promise<PageServer> {
  if (pages?.bundle === bundle) return pages;
  await pages?.close();
  pages = servePages(bundle);
  return pages;
}

function tell(value: CaptureNews): void {
  send({ kind: "news", value });
}

function send(message: PoolMessage): void {
  process.send?.(message);
}
