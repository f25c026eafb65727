import { defineStage, RetryAfterError, t } from "postloom";

/** Tells a chat room that a post is ready; without a room it tells nobody. */
export const announce = defineStage({
  name: "announce",
  title: "Telling the room",
  version: 1,
  needs: t.Object({
    script: t.Object({ caption: t.String() }),
    contentIdPublished: t.String(),
    formatOptions: t.Object({ room: t.Optional(t.String()) }),
  }),
  adds: t.Object({ announcedIn: t.Union([t.String(), t.Null()]) }),
  permissions: { net: ["chat.example.com"], env: ["CHAT_TOKEN"] },
  async run({ script, contentIdPublished, formatOptions: { room } }, { env, fetch, signal }) {
    if (room === undefined) return { announcedIn: null };
    const response = await fetch(`https://chat.example.com/rooms/${encodeURIComponent(room)}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${env("CHAT_TOKEN")}`,
        "content-type": "application/json",
        // The room shows a message once, however often an interrupted job comes by here.
        "idempotency-key": contentIdPublished,
      },
      body: JSON.stringify({ text: script.caption }),
      signal,
    });
    if (response.status === 429) {
      throw new RetryAfterError("Cannot announce the post as the room is busy", 5_000);
    }
    if (!response.ok) {
      throw new Error(`Cannot announce the post as the room answered ${response.status}`);
    }
    return { announcedIn: room };
  },
});
