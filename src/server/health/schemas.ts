import { Type as t } from "@sinclair/typebox";
import { oneOf } from "../http/schema.ts";

/** The server answers. */
export const LiveResponse = t.Object({ status: t.Literal("ok") }, { description: "It answers" });

const Checks = t.Record(t.String(), oneOf(["ok", "down"]), {
  description: "What the service stands on, by name",
});

/** Everything answers that the service stands on. */
export const ReadyResponse = t.Object(
  { status: t.Literal("ok"), checks: Checks },
  { description: "Ready: each of `checks` is `ok`" },
);

/** Something does not answer that the service stands on. */
export const NotReadyResponse = t.Object(
  { status: t.Literal("unavailable"), checks: Checks },
  { description: "Not ready: the parts that do not answer are `down` in `checks`" },
);
