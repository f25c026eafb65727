import { describe, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Type as t } from "@sinclair/typebox";
import type { PermissionError } from "../../src/pipeline/errors.ts";
import { defineStage, type Permissions, type StageContext } from "../../src/pipeline/stage.ts";
import { runStage, type StageFakes } from "../../src/testing/run_stage.ts";
import { createCounter, measuring, rejection, run } from "./_stages.ts";

/** Does something as a stage that may do no more than it is allowed to. */
async function within<T>(
  permissions: Permissions,
  act: (ctx: StageContext) => Promise<T>,
  fakes: StageFakes = {},
): Promise<T | undefined> {
  let result: T | undefined;
  const stage = defineStage({
    name: "guarded",
    version: 1,
    needs: t.Object({}),
    adds: t.Object({}),
    permissions,
    async run(_input, ctx) {
      result = await act(ctx);
      return {};
    },
  });
  await runStage(stage(), {}, fakes);
  return result;
}

function refusal(message: string): Partial<PermissionError> {
  return { name: "PermissionError", message: expect.stringContaining(message) };
}

describe("a stage's services", () => {
  test("are those that it declared; others are refused by name, and are not tried again", async () => {
    const sneaky = measuring({
      uses: [],
      async run(_input, ctx) {
        return { length: ctx.counter.count("used") };
      },
    });
    const error = await rejection(run(sneaky, { text: "" }));
    expect(error).toMatchObject({
      attempt: 1,
      cause: refusal('Cannot use service "counter" in stage "measure"'),
    });
  });

  test("can be copied together with the context", async () => {
    const copying = measuring({
      async run(_input, ctx) {
        const copy = { ...ctx };
        return { length: copy.counter.count("used") };
      },
    });
    const services = { counter: createCounter(), secret: "xyzzy" };
    expect(await run(copying, { text: "" }, { services })).toMatchObject({ length: 1 });
  });
});

describe("a stage's settings", () => {
  const env = { GREETING: "Hello", SECRET: "xyzzy" };

  test("are those that it declared", async () => {
    const read = (ctx: StageContext) =>
      Promise.resolve([ctx.env("GREETING"), ctx.env("NOT_SET", "Hi")]);
    expect(await within({ env: ["GREETING", "NOT_SET"] }, read, { env })).toEqual(["Hello", "Hi"]);
  });

  test("are errors by their names where they are not set", async () => {
    for (const unset of [{}, { TOKEN: "" }]) {
      const error = await rejection(
        within({ env: ["TOKEN"] }, async (ctx) => `Bearer ${ctx.env("TOKEN")}`, { env: unset }),
      );
      expect(String(error)).toContain('as "TOKEN" is not set');
    }
  });

  test("are refused by name otherwise", async () => {
    const error = await rejection(
      within({ env: ["GREETING"] }, async (ctx) => ctx.env("SECRET"), { env }),
    );
    expect(error).toMatchObject(refusal('add "SECRET" to its permissions.env'));
  });
});

describe("a stage's fetch", () => {
  const routes: Record<string, (request: Request) => Response | Promise<Response>> = {
    "/echo": async (request) =>
      Response.json({
        method: request.method,
        body: await request.text(),
        secret: request.headers.get("authorization"),
      }),
    "/loop": () => Response.redirect("/loop", 302),
  };

  /** A server on a free port that also redirects "/302?to=URL" and the like. */
  function serve() {
    return Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch(request) {
        const { pathname, searchParams } = new URL(request.url);
        const to = searchParams.get("to");
        if (to === null) return routes[pathname]?.(request) ?? new Response("", { status: 404 });
        return new Response(null, {
          status: Number(pathname.slice(1)),
          headers: { location: to },
        });
      },
    });
  }

  test("reaches declared hosts, with or without their port", async () => {
    using server = serve();
    const url = new URL("/echo", server.url);
    for (const host of [url.hostname, url.host]) {
      const response = await within({ net: [host] }, (ctx) => ctx.fetch(url));
      expect(await response?.json()).toMatchObject({ method: "GET" });
    }
  });

  test.each([
    ["another host", [], "http://example.com/", 'add "example.com" to its permissions.net'],
    ["another port", ["example.com:8080"], "https://example.com/", 'add "example.com"'],
    ["a subdomain", ["example.com"], "http://a.example.com/", 'add "a.example.com"'],
    ["a host in the user's place", ["a.com"], "http://a.com@b.com/", 'add "b.com"'],
    ["a file", ["localhost"], "file:///etc/hostname", "only http and https"],
  ])("refuses %s", async (_what, net, url, message) => {
    expect(await rejection(within({ net }, (ctx) => ctx.fetch(url)))).toMatchObject(
      refusal(message),
    );
  });

  test("refuses to be redirected to an undeclared host", async () => {
    using server = serve();
    using other = serve();
    const url = new URL(`/307?to=${other.url.href}echo`, server.url);
    const error = await rejection(within({ net: [server.url.host] }, (ctx) => ctx.fetch(url)));
    expect(error).toMatchObject(refusal(`add "${other.url.host}" to its permissions.net`));
  });

  test.each([
    [307, { method: "POST", body: "hi" }],
    [303, { method: "GET", body: "" }],
    [302, { method: "GET", body: "" }],
  ])(
    "follows a %d redirect as the web does, without secrets for another origin",
    async (status, expected) => {
      using server = serve();
      using other = serve();
      const init = { method: "POST", body: "hi", headers: { authorization: "xyzzy" } };
      const post = async (to: URL) => {
        const url = new URL(`/${status}?to=${to.href}echo`, server.url);
        const response = await within({ net: ["127.0.0.1"] }, (ctx) => ctx.fetch(url, init));
        return response?.json();
      };
      expect(await post(server.url)).toEqual({ ...expected, secret: "xyzzy" });
      expect(await post(other.url)).toEqual({ ...expected, secret: null });
    },
  );

  test("gives up on redirects without end, and leaves them to who asks for it", async () => {
    using server = serve();
    const loop = new URL(`/302?to=${encodeURIComponent("/302?to=/loop")}`, server.url);
    const fetch = (init?: RequestInit) =>
      within({ net: ["127.0.0.1"] }, (ctx) => ctx.fetch(loop, init));
    expect(await rejection(fetch())).toBeInstanceOf(TypeError);
    expect(await rejection(fetch({ redirect: "error" }))).toBeInstanceOf(TypeError);
    expect((await fetch({ redirect: "manual" }))?.status).toBe(302);
  });

  test("can be answered by a test", async () => {
    const fetch = async (url: URL) => new Response(`Hello from ${url.host}`);
    const act = async (ctx: StageContext) => (await ctx.fetch("https://example.com")).text();
    expect(await within({ net: ["example.com"] }, act, { fetch })).toBe("Hello from example.com");
  });
});

describe("a stage's run", () => {
  const path = process.env.PATH;
  const fakes = { env: { PATH: path, SECRET: "xyzzy" } };

  test("runs declared programs in the work folder with no more of the environment than the path", async () => {
    const script = 'cat; echo "$SECRET$EXTRA"; pwd; echo oops >&2; exit 3';
    const act = async (ctx: StageContext) => {
      const options = { stdin: "in ", env: { EXTRA: "more" } };
      return { ...(await ctx.run("sh", ["-c", script], options)), workDir: ctx.workDir };
    };
    const result = await within({ run: ["sh"] }, act, fakes);
    expect(result).toEqual({
      stdout: `in more\n${result?.workDir}\n`,
      stderr: "oops\n",
      exitCode: 3,
      workDir: expect.any(String),
    });
  });

  test("refuses other programs by name", async () => {
    const error = await rejection(within({ run: ["sh"] }, (ctx) => ctx.run("env", []), fakes));
    expect(error).toMatchObject(refusal('add "env" to its permissions.run'));
  });

  test("kills a program that does not listen when the stage is cancelled", async () => {
    const controller = new AbortController();
    const reason = new Error("The user left");
    let pid = 0;
    const act = async (ctx: StageContext) => {
      const script = "trap '' TERM; echo $$ > new; mv new pid; while :; do sleep 0.05; done";
      const running = ctx.run("sh", ["-c", script]);
      const file = join(ctx.workDir, "pid");
      while (!existsSync(file)) await Bun.sleep(1);
      pid = Number(await readFile(file, "utf8"));
      controller.abort(reason);
      return running;
    };
    const signal = controller.signal;
    expect(await rejection(within({ run: ["sh"] }, act, { ...fakes, signal }))).toBe(reason);
    while (isAlive(pid)) await Bun.sleep(5);
  });

  test("says which program is not there", async () => {
    const act = (ctx: StageContext) => ctx.run("no-such-program", []);
    const error = await rejection(within({ run: ["no-such-program"] }, act, fakes));
    expect(error).toMatchObject({ message: expect.stringContaining("no-such-program") });
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
