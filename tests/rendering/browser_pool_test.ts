import { expect, test } from "bun:test";
import { readdir, readFile } from "node:fs/promises";
import { getPriority } from "node:os";
import { type BrowserPool, createBrowserPool } from "../../src/rendering/browser_pool.ts";
import { cacheRoots } from "../../src/rendering/cached_folder.ts";
import { findChrome } from "../../src/rendering/chrome.ts";
import { confineChrome } from "../../src/rendering/confined_chrome.ts";
import type { OpenBrowser } from "../../src/rendering/launcher.ts";
import { RenderError } from "../../src/rendering/renderer.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { untilGone } from "../support/processes.ts";
import { descendants } from "./_processes.ts";

const roots = cacheRoots("data");
const chrome = await confineChrome(
  await findChrome({ executable: null, cacheRoots: roots }),
  roots,
);
const { signal } = new AbortController();

async function withPool(
  idleMs: number,
  work: (pool: BrowserPool) => Promise<void>,
  idleMsBesideLong = idleMs,
) {
  const pool = createBrowserPool({
    chrome: () => Promise.resolve(chrome),
    size: 1,
    idleMs,
    idleMsBesideLong,
    env: process.env,
    log: silentLog,
  });
  try {
    await work(pool);
  } finally {
    await pool.close();
  }
}

test("short work waits for no long work, and long work for its turn", async () => {
  await withPool(60_000, async (pool) => {
    const order: string[] = [];
    const gate = Promise.withResolvers<void>();
    const first = pool.use("long", signal, async () => {
      await gate.promise;
      order.push("first");
    });
    const second = pool.use("long", signal, async () => {
      order.push("second");
    });
    await pool.use("short", signal, async () => {
      order.push("short");
    });
    gate.resolve();
    await Promise.all([first, second]);
    expect(order).toEqual(["short", "first", "second"]);
  });
});

test("work that waits for a browser leaves the queue when it is aborted", async () => {
  await withPool(60_000, async (pool) => {
    const controller = new AbortController();
    const first = pool.use("long", signal, async () => "done");
    const never = pool.use("long", controller.signal, () => Promise.reject(new Error("ran")));
    controller.abort(new Error("gave up"));
    await expect(never).rejects.toThrow("gave up");
    expect(await first).toBe("done");
    expect(await pool.use("long", signal, async () => "again")).toBe("again");
  });
});

test("a browser stays open between renders, and closes when it has nothing to do", async () => {
  await withPool(300, async (pool) => {
    const use = () => pool.use("short", signal, async ({ pid }) => pid);
    const [first, second] = [await use(), await use()];
    expect(second).toBe(first);
    await untilGone(first);
    expect(await use()).not.toBe(first);
  });
});

test("while a reel is drawn, a browser that has nothing to do closes sooner", async () => {
  const work = async (pool: BrowserPool) => {
    const short = await pool.use("short", signal, async ({ pid }) => pid);
    // A reel is many tasks.
    let isGone = false;
    const gone = untilGone(short).then(() => {
      isGone = true;
    });
    while (!isGone) await pool.use("long", signal, () => Promise.race([gone, Bun.sleep(50)]));
    expect(await pool.use("short", signal, async ({ pid }) => pid)).not.toBe(short);
  };
  await withPool(3_600_000, work, 300);
});

test("a browser under which work failed is not used again", async () => {
  await withPool(60_000, async (pool) => {
    const used: OpenBrowser[] = [];
    const failing = pool.use("short", signal, (browser) => {
      used.push(browser);
      return Promise.reject(new RangeError("bad work"));
    });
    await expect(failing).rejects.toThrow(RangeError);
    expect(used.map(({ isAlive }) => isAlive)).toEqual([false]);
  });
});

test("work that loses two browsers gives up with a RenderError", async () => {
  await withPool(60_000, async (pool) => {
    let attempts = 0;
    const failing = pool.use("short", signal, () => {
      attempts++;
      return Promise.reject(new Error("Protocol error: Target closed"));
    });
    await expect(failing).rejects.toBeInstanceOf(RenderError);
    expect(attempts).toBe(2);
  });
});

test("a closed pool refuses work", async () => {
  await withPool(60_000, async (pool) => {
    await pool.close();
    await expect(pool.use("short", signal, async () => 1)).rejects.toThrow("renderer is closed");
  });
});

test.skipIf(process.platform !== "linux")(
  "Chrome and its process see no secrets of the service, give way to it, and are replaced when a page is killed",
  async () => {
    process.env.SECRET_OF_THE_SERVICE = "secret";
    await withPool(60_000, async (pool) => {
      let attempts = 0;
      await pool.use("long", signal, async (browser) => {
        if (++attempts === 2) return;
        const page = await pageOf(browser);
        for (const pid of [browser.pid, ...(await descendants("chromium", browser.pid))]) {
          expect(await readFile(`/proc/${pid}/environ`, "latin1")).not.toContain("SECRET");
          expect(getPriority(pid)).toBe(10);
        }
        expect(await sessionNiceness(page)).toBeOneOf([5, null]);
        process.kill(page, "SIGKILL");
        await untilGone(browser.pid);
        throw new Error("A page was killed");
      });
      expect(attempts).toBe(2);
    });
    delete process.env.SECRET_OF_THE_SERVICE;
  },
);

test.skipIf(process.platform !== "linux")(
  "Chrome ends with its process, however that ends, and leaves no files",
  async () => {
    await withPool(60_000, async (pool) => {
      let pids: number[] = [];
      let folder = "";
      const killed = pool.use("long", signal, async (browser) => {
        pids = await descendants("chromium", browser.pid);
        expect(pids).not.toEqual([]);
        folder = await temporaryFolderOf(browser);
        expect(await readdir(folder)).not.toEqual([]);
        process.kill(browser.pid, "SIGKILL");
        for (const pid of pids) await untilGone(pid);
        throw new RangeError("bad work");
      });
      await expect(killed).rejects.toBeInstanceOf(RenderError);
      // The retry had another one.
      for (const pid of pids) await untilGone(pid);
      await expect(readdir(folder)).rejects.toThrow("ENOENT");
    });
  },
);

/** The process id of a browser's page, which comes to be some time after the browser. */
async function pageOf({ pid: browser }: OpenBrowser): Promise<number> {
  for (;;) {
    for (const pid of await descendants("chromium", browser)) {
      const command = await readFile(`/proc/${pid}/cmdline`, "latin1").catch(() => "");
      if (command.includes("--type=renderer")) return pid;
    }
    await Bun.sleep(20);
  }
}

/** By how much a process's session gives way to others; null where Linux does not divide time so. */
async function sessionNiceness(pid: number): Promise<number | null> {
  const group = await readFile(`/proc/${pid}/autogroup`, "utf8").catch(() => "");
  const [, niceness] = / nice (-?\d+)/.exec(group) ?? [];
  return niceness === undefined ? null : Number(niceness);
}

async function temporaryFolderOf({ pid }: OpenBrowser): Promise<string> {
  const environment = await readFile(`/proc/${pid}/environ`, "latin1");
  return /(?:^|\0)TMPDIR=([^\0]+)/.exec(environment)?.[1] ?? "";
}
