import { defineStage, FatalError, t } from "postloom";
import { tint } from "postloom/drivers";
import {
  AUTO_TEMPLATE,
  Design,
  KnownOptions,
  LookReason,
  PostInput,
  pictureSize,
  Script,
  Shape,
} from "postloom/posts";
import { chooseTemplate, chooseVariant } from "./_choice.ts";

/**
 * Chooses the template, its variant and the size of the pictures, and logs why: by the script, and so
 * that posts of an account look different from each other. The same input gives the same choice. Fails
 * for good if the requested template no longer exists.
 */
export const chooseDesign = defineStage({
  name: "choose_design",
  title: "Choosing the look",
  version: 6,
  needs: t.Object({
    script: Script,
    request: PostInput.properties.request,
    brand: PostInput.properties.brand,
    recent: PostInput.properties.recent,
    formatOptions: t.Optional(t.Pick(KnownOptions, ["aspectRatio"])),
  }),
  adds: t.Object({ design: Design, lookReason: LookReason }),
  options: t.Object({
    /** "platform": the platform's usual picture shape; "9:16": full screen. Requests may ask for another. */
    shape: t.Union([...Shape.anyOf], { default: "platform" }),
  }),
  uses: ["templates", "drawings"],
  async run(input, { templates, drawings, options, log }) {
    const { script, request, brand, recent = [], formatOptions } = input;
    const shape = formatOptions?.aspectRatio ?? options.shape;
    const requestedVariant = request.visualStyleVariant;
    const circumstances = { seed: wordsOf(script), recent };
    const choice =
      request.visualTemplate === AUTO_TEMPLATE
        ? chooseTemplate(templates, script, { ...circumstances, variant: requestedVariant })
        : undefined;
    const name = choice?.template ?? request.visualTemplate;
    const template = templates[name];
    if (template === undefined) {
      const known = Object.keys(templates).join(", ");
      throw new FatalError(`Cannot find the template "${name}": choose one of ${known}`);
    }
    // A requested variant takes precedence over the brand's colours.
    const colours = brand?.colours ?? null;
    const tinting =
      requestedVariant === null && colours !== null ? tint(template.variants, colours) : undefined;
    const variant =
      requestedVariant ??
      tinting?.variant ??
      chooseVariant(name, template.variants, {
        ...circumstances,
        tone: script.tone,
        drawing: script.subject === undefined ? null : await drawings.find(script.subject.drawing),
      }) ??
      "default";
    log.info("Design chosen", {
      template: name,
      // A request may name any.
      variant: Object.hasOwn(template.variants, variant) ? variant : "unknown",
      genre: script.genre,
      tone: script.tone,
      colours: tinting?.colours,
      requested: request.visualTemplate,
      scores: choice?.scores,
      reason: choice?.reason ?? "The template was requested",
    });
    return {
      ...(choice !== undefined && { lookReason: choice.told }),
      design: {
        template: name,
        variant,
        ...(tinting !== undefined && { colours: tinting.colours }),
        seed: script.hook,
        platform: request.platform,
        shape,
        ...pictureSize(request.platform, shape),
      },
    };
  },
});

/** What tells one post from another. */
function wordsOf({ hook, points }: Script): string {
  return [hook, ...points.map(({ headline }) => headline)].join("\n");
}
