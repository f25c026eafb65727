import { expect, test } from "bun:test";
import { readFile } from "node:fs/promises";
import { getPriority } from "node:os";
import { abortable } from "../../src/common/deadline.ts";
import { type BrowserPool, createBrowserPool } from "../../src/rendering/browser_pool.ts";
import { cacheRoots } from "../../src/rendering/cached_folder.ts";
import { findChrome } from "../../src/rendering/chrome.ts";
import { confineChrome } from "../../src/rendering/confined_chrome.ts";
import { RenderError } from "../../src/rendering/renderer.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { descendants } from "./_processes.ts";

const roots = cacheRoots("data");
const chrome = await confineChrome(
  await findChrome({ executable: null, cacheRoots: roots }),
  roots,
);
const { signal } = new AbortController();

async function withPool(idleMs: number, work: (pool: BrowserPool) => Promise<void>) {
  const pool = createBrowserPool({
    chrome: () => Promise.resolve(chrome),
    size: 1,
    idleMs,
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
    const use = () => pool.use("short", signal, async ({ id }, gone) => ({ id, gone }));
    const [first, second] = [await use(), await use()];
    expect(second.id).toBe(first.id);
    await new Promise((resolve) => second.gone.addEventListener("abort", resolve));
    expect((await use()).id).not.toBe(first.id);
  });
});

test("a browser under which work failed is not used again", async () => {
  await withPool(60_000, async (pool) => {
    const gone: AbortSignal[] = [];
    const failing = pool.use("short", signal, (_, signalGone) => {
      gone.push(signalGone);
      return Promise.reject(new RangeError("bad work"));
    });
    await expect(failing).rejects.toThrow(RangeError);
    expect(gone.map(({ aborted }) => aborted)).toEqual([true]);
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
  "Chrome sees no secrets of the service, gives way to it, and is replaced when a page of it is killed",
  async () => {
    process.env.SECRET_OF_THE_SERVICE = "secret";
    await withPool(60_000, async (pool) => {
      let attempts = 0;
      await pool.use("short", signal, async (_, disconnected) => {
        if (++attempts === 2) return;
        const pids = await descendants("chromium");
        for (const pid of pids) {
          expect(await readFile(`/proc/${pid}/environ`, "latin1")).not.toContain("SECRET");
          expect(getPriority(pid)).toBe(5);
          const command = await readFile(`/proc/${pid}/cmdline`, "latin1");
          if (command.includes("--type=renderer")) process.kill(pid, "SIGKILL");
        }
        await abortable(new Promise<never>(() => undefined), disconnected);
      });
      expect(attempts).toBe(2);
    });
    delete process.env.SECRET_OF_THE_SERVICE;
  },
);
