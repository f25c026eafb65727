import { Type as t } from "@sinclair/typebox";
import { named } from "../http/openapi.ts";
import { oneOf } from "../http/schema.ts";

/** The server responds. */
export const LiveResponse = t.Object(
  { status: t.Literal("ok") },
  { description: "The server responds" },
);

const Checks = t.Record(t.String(), oneOf(["ok", "down"]), {
  description: "The service's dependencies, by name",
});

/** All dependencies respond. */
export const ReadyResponse = t.Object(
  { status: t.Literal("ok"), checks: Checks },
  { description: "Ready: each of `checks` is `ok`" },
);

/** A dependency does not respond. */
export const NotReadyResponse = named(
  "NotReady",
  t.Object(
    { status: t.Literal("unavailable"), checks: Checks },
    {
      description:
        "Not ready: dependencies that do not work are `down` in `checks`, or the server is stopping",
    },
  ),
);
