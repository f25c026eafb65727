import { expect, test } from "bun:test";
import { RetryAfterError } from "postloom";
import { runStage, testStage } from "postloom/testing";
import { announce } from "../stages/announce.ts";

const input = {
  script: { caption: "Bees dance." },
  contentIdPublished: "post_1",
  formatOptions: { room: "launch" },
};

/** A chat's server on this machine, in place of the host that the stage has declared. */
function chat(answer: (request: Request) => Response | Promise<Response>) {
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: answer });
  return {
    fetch: (url: URL, init: RequestInit) => fetch(new URL(url.pathname, server.url), init),
    [Symbol.asyncDispose]: () => server.stop(true),
  };
}

testStage(test, { stage: announce(), input: { ...input, formatOptions: {} } });

test("announce() tells the room what the post says, with the room's token", async () => {
  const heard: unknown[] = [];
  await using room = chat(async (request) => {
    heard.push([new URL(request.url).pathname, await request.json()]);
    return new Response(null, { status: request.headers.get("authorization") ? 204 : 401 });
  });
  const fakes = { env: { CHAT_TOKEN: "secret" }, fetch: room.fetch };
  expect(await runStage(announce(), input, fakes)).toEqual({ announcedIn: "launch" });
  expect(heard).toEqual([["/rooms/launch", { text: "Bees dance." }]]);
});

test("announce() comes back later to a room that is busy", async () => {
  await using room = chat(() => new Response(null, { status: 429 }));
  const announcing = runStage(announce(), input, {
    env: { CHAT_TOKEN: "secret" },
    fetch: room.fetch,
  });
  await expect(announcing).rejects.toBeInstanceOf(RetryAfterError);
});
