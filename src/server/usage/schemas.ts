import { type Static, Type as t } from "@sinclair/typebox";
import { PLANS } from "../../accounts/plans.ts";
import { named } from "../http/openapi.ts";
import { nullable, oneOf, timestamp } from "../http/schema.ts";

const Limit = nullable(t.Integer({ minimum: 0 }), "Null: unlimited");

/** An account's limits and usage. */
export const UsageData = named(
  "Usage",
  t.Object({
    plan: oneOf(PLANS),
    requests: t.Object({
      limit: Limit,
      used: t.Integer({ minimum: 0, description: "In the last hour" }),
      remaining: Limit,
      resetsAt: nullable(
        timestamp("When the oldest request stops counting; null if there is none or no limit"),
      ),
    }),
    edits: t.Object({
      limit: Limit,
      used: nullable(
        t.Integer({ minimum: 0 }),
        "In the last hour; null if they are unlimited, and so not counted",
      ),
      remaining: Limit,
      resetsAt: nullable(
        timestamp("When the oldest edit stops counting; null if there is none or no limit"),
      ),
    }),
    jobs: t.Object({
      limit: Limit,
      active: t.Integer({ minimum: 0, description: "Pending or processing" }),
    }),
    storage: t.Object({
      limit: Limit,
      used: t.Integer({ minimum: 0, description: "Bytes of sources and posts" }),
    }),
    keys: t.Object({
      limit: t.Integer(),
      active: t.Integer({ minimum: 0, description: "Not revoked" }),
    }),
  }),
);
export type UsageData = Static<typeof UsageData>;
