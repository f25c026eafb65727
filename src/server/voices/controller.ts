import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { InvalidRequestError } from "../../common/user_error.ts";
import { speaksLanguage } from "../../posts/voice_facts.ts";
import type { VoiceSamples } from "../../previews/voice_samples.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { readEndpoint } from "../endpoint.ts";
import { invalid, ok } from "../http/responses.ts";
import { VoiceData, VoicesQuery } from "./schemas.ts";

/** Dependencies of the endpoint that lists the voices. */
export interface VoicesServices extends AuthServices {
  voices: Pick<VoiceSamples, "voices" | "urlOf">;
}

/** The language of samples if a request names none. */
const DEFAULT_LANGUAGE = "en";

/** The endpoint that lists the voices that reels can be spoken with. */
export function voicesController(services: VoicesServices) {
  const { voices: samples } = services;
  return new Elysia({ prefix: "/api/v1/voices", tags: ["Creation"] }).use(authPlugin(services)).get(
    "",
    async ({ request }) => {
      const wanted = readLanguage(new URL(request.url).searchParams.get("language"));
      const listed = samples.voices.filter(
        (facts) => wanted === null || speaksLanguage(facts, wanted),
      );
      const data = await Promise.all(
        listed.map(
          async (facts): Promise<VoiceData> => ({
            ...facts,
            sampleUrl: await samples.urlOf(facts, wanted ?? DEFAULT_LANGUAGE),
          }),
        ),
      );
      return { success: true as const, data };
    },
    readEndpoint({
      auth: "keyOrSession",
      operationId: "listVoices",
      summary: "List the voices with samples",
      description:
        "The first is the one that speaks where a request asks for none. Samples are made when they are first asked for.",
      query: VoicesQuery,
      response: {
        200: ok("The voices", t.Array(VoiceData)),
        400: invalid('Invalid language: must be a BCP 47 tag such as "de"'),
      },
    }),
  );
}

/** Null if it is left out. @throws {InvalidRequestError} if it is no tag of a language. */
function readLanguage(text: string | null): string | null {
  if (text === null || text === "") return null;
  if (text.length <= 35 && /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/.test(text)) return text;
  throw new InvalidRequestError('Invalid language: must be a BCP 47 tag such as "de"');
}
