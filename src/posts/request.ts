import { type Static, type TSchema, Type as t } from "@sinclair/typebox";
import { Platform } from "./platform.ts";

const Nullable = <Schema extends TSchema>(schema: Schema) => t.Union([schema, t.Null()]);

/** The parts of a request that every format has. */
export const PostRequest = t.Object({
  /** A format's name. */
  format: t.String(),
  platform: Platform,
  /** A template's name, or "auto". */
  visualTemplate: t.String(),
  visualStyleVariant: Nullable(t.String()),
  customPrompt: Nullable(t.String()),
});
export type PostRequest = Static<typeof PostRequest>;

/** Schema version of stored requests. Raise it when their shape changes. */
export const REQUEST_VERSION = 2;

/** A validated request with defaults filled in, as stored with its job. */
export interface JobRequest extends PostRequest {
  version: typeof REQUEST_VERSION;
  /** The format's own options, by their names in the API; unset ones are missing. */
  options: Readonly<Record<string, unknown>>;
}
