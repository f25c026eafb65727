import { expect, test } from "bun:test";
import { basename, join } from "node:path";
import { createPlanner, type Planner } from "../../src/rendering/planner.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { reelIn } from "./_posts.ts";
import { descendants } from "./_processes.ts";

const { signal } = new AbortController();
const reel = {
  props: reelIn("moving", 20),
  templatePath: join(import.meta.dir, "looks", "moving.tsx"),
};

async function withPlanner(idleMs: number, work: (planner: Planner) => Promise<void>) {
  const planner = createPlanner({ idleMs, env: process.env, log: silentLog });
  try {
    await work(planner);
  } finally {
    await planner.close();
  }
}

const processes = () => descendants(basename(process.execPath));

async function untilThereAre(count: number): Promise<void> {
  while ((await processes()).length !== count) await Bun.sleep(20);
}

test.skipIf(process.platform !== "linux")(
  "a planner that is killed is replaced, and its plan goes on where it was",
  async () => {
    await withPlanner(60_000, async (planner) => {
      const spans = await planner.passages(reel, signal);
      const request = { ...reel, spans, everyFrame: false };
      const whole = await Array.fromAsync(planner.parts(request, signal));
      expect(whole).toHaveLength(spans.length);
      const parts = planner.parts(request, signal);
      const first = await parts.next();
      const pids = await processes();
      expect(pids).toHaveLength(1);
      for (const pid of pids) process.kill(pid, "SIGKILL");
      expect([first.value, ...(await Array.fromAsync(parts))]).toEqual(whole);
    });
  },
);

test.skipIf(process.platform !== "linux")(
  "a planner ends with what it is asked for, and when nobody asks it for long",
  async () => {
    await withPlanner(60_000, async (planner) => {
      const controller = new AbortController();
      const planning = planner.passages(reel, controller.signal);
      await untilThereAre(1);
      controller.abort(new Error("stopped"));
      await expect(planning).rejects.toThrow("stopped");
      await untilThereAre(0);
    });
    await withPlanner(100, async (planner) => {
      await planner.passages(reel, signal);
      expect(await processes()).toHaveLength(1);
      await untilThereAre(0);
    });
  },
);
