import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { createMemoryLimit } from "../../limits/memory_limit.ts";
import { Drawing } from "../../posts/drawing.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { readEndpoint } from "../endpoint.ts";
import { limited, ok } from "../http/responses.ts";

/** Dependencies of the endpoint that finds drawings. */
export interface DrawingsServices extends AuthServices {
  drawings: {
    /** The names of the drawings that suit a text, the best first. */
    namesFor(text: string, language: string): readonly string[];
    find(name: string): Promise<Drawing | null>;
  };
}

/** Enough to choose from; each of them has to be read. */
const MOST = 24;
const SEARCHES_PER_MINUTE = 120;
const TOO_MANY = "Too many searches for drawings in a minute: ask less often";

const DrawingsQuery = t.Object({
  text: t.String({ description: "Words to look for, or the text of a slide" }),
  language: t.Optional(t.String({ description: "Of the text, in BCP 47. Defaults to `en`" })),
});

/** The endpoint that finds drawings for slides. */
export function drawingsController(services: DrawingsServices) {
  const { drawings } = services;
  const searches = createMemoryLimit({
    name: "drawings",
    perMinute: SEARCHES_PER_MINUTE,
    message: TOO_MANY,
  });
  return new Elysia({ prefix: "/api/v1/drawings", tags: ["Drafts"] }).use(authPlugin(services)).get(
    "",
    async ({ account, request }) => {
      searches.check(account.id);
      searches.count(account.id);
      const query = new URL(request.url).searchParams;
      const names = drawings.namesFor(query.get("text") ?? "", query.get("language") || "en");
      const found = await Promise.all(names.slice(0, MOST).map((name) => drawings.find(name)));
      return { success: true as const, data: found.filter((drawing) => drawing !== null) };
    },
    readEndpoint({
      operationId: "findDrawings",
      auth: "keyOrSession",
      summary: "Find drawings for a slide",
      description: `Up to ${MOST} drawings that a text names, in its language or in English.`,
      query: DrawingsQuery,
      response: { 200: ok("The drawings", t.Array(Drawing)), 429: limited(TOO_MANY) },
    }),
  );
}
