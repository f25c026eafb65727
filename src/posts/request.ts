import { type Static, type TSchema, Type as t } from "@sinclair/typebox";
import { Platform } from "./platform.ts";

const Nullable = <Schema extends TSchema>(schema: Schema) => t.Union([schema, t.Null()]);

/** What can be asked for in every format. */
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

/** The form in which requests are stored; raised when they get another. */
export const REQUEST_VERSION = 2;

/** What a client asked for, checked and with defaults filled in, as a job keeps it. */
export interface JobRequest extends PostRequest {
  version: typeof REQUEST_VERSION;
  /** The format's own options, by their names in the API; what was left open is not there. */
  options: Readonly<Record<string, unknown>>;
}
