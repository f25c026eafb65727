import type { Translator } from "../languages/translator.ts";
import type { Medium } from "../posts/medium.ts";
import { PLATFORMS } from "../posts/platforms/mod.ts";
import type { Facts, FormatFact } from "../server/dashboard/facts.ts";
import type { JobData } from "../server/jobs/schemas.ts";
import { ageOf, labelOf } from "./labels.ts";

/** The format by this name; undefined if it no longer exists. */
export function findFormat({ formats }: Facts, name: string): FormatFact | undefined {
  return formats.find((format) => format.name === name);
}

/** The title of a format, even if it no longer exists. */
function titleOfFormat(facts: Facts, name: string, translator: Translator): string {
  const title = findFormat(facts, name)?.title;
  return title === undefined ? labelOf(name, translator) : translator.ofAuthor(title);
}

/** What a job is, in a line: "Carousel for Instagram, 3 minutes ago". */
export function summaryOf(
  { format, platform, createdAt }: Pick<JobData, "format" | "platform" | "createdAt">,
  facts: Facts,
  translator: Translator,
): string {
  return translator.say("job.summary", {
    format: titleOfFormat(facts, format, translator),
    platform: labelOf(platform, translator),
    age: ageOf(createdAt, Date.now(), translator),
  });
}

/** Height of a picture that fills a phone's screen, at a width of 1080. */
const FULL_HEIGHT = 1920;

/** True unless the post is pictures on a platform that shows them in a feed. */
export function fillsScreen(medium: Medium | undefined, platform: string): boolean {
  const { stillHeight = FULL_HEIGHT } =
    Object.entries(PLATFORMS).find(([name]) => name === platform)?.[1] ?? {};
  return medium === "video" || stillHeight === FULL_HEIGHT;
}
