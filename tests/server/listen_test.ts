import { expect, test } from "bun:test";
import { Elysia } from "elysia";
import { UserError } from "../../src/common/user_error.ts";
import { listen } from "../../src/server/listen.ts";

const host = "127.0.0.1";

test("listen() tells the port that it got, and who set another one what to set instead", async () => {
  const first = new Elysia({ serve: { reusePort: false } }).get("/", () => "first");
  const port = listen(first, { port: 0, host });
  try {
    expect(await (await fetch(`http://${host}:${port}`)).text()).toBe("first");
    const second = new Elysia({ serve: { reusePort: false } });
    expect(() => listen(second, { port, host })).toThrow(
      new UserError(
        `Cannot listen on port ${port} as it is taken: stop what listens there, or set PORT to another one`,
      ),
    );
    expect(() => listen(second, { port: 0, host: "192.0.2.1" })).toThrow(
      new UserError(
        'Cannot listen at "192.0.2.1" as this machine has no such address: set HOST to one that it has',
      ),
    );
  } finally {
    await first.stop();
  }
});
