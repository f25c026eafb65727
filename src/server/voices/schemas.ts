import { type Static, Type as t } from "@sinclair/typebox";
import { VoiceFacts } from "../../posts/voice_facts.ts";
import { named } from "../http/openapi.ts";
import { nullable } from "../http/schema.ts";

/** A voice that a request can ask for, with a sample. */
export const VoiceData = named(
  "Voice",
  t.Object({
    id: t.String({ description: "The value for `voice`", examples: ["espeak-max"] }),
    title: VoiceFacts.properties.title,
    languages: nullable(t.Array(t.String()), "BCP 47; null if it speaks every language"),
    gender: VoiceFacts.properties.gender,
    description: VoiceFacts.properties.description,
    sampleUrl: nullable(
      t.String({ format: "uri", description: "A public WAV of a few seconds" }),
      "Null until it is made, within seconds as a rule",
    ),
  }),
);
export type VoiceData = Static<typeof VoiceData>;

/** Parameters of the list of voices. */
export const VoicesQuery = t.Object({
  language: t.Optional(
    t.String({
      maxLength: 35,
      default: "en",
      description: "Language of the samples, in BCP 47; only voices that speak it are listed",
      examples: ["de"],
    }),
  ),
});
