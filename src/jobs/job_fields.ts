import { type TSchema, Type as t } from "@sinclair/typebox";
import { CaptionOptions } from "../posts/captions.ts";
import { Platform } from "../posts/platform.ts";
import { AUTO_TEMPLATE, type Variant } from "../posts/template.ts";

/** Longest custom prompt, in UTF-16 code units. */
const MAX_PROMPT_LENGTH = 2_000;
/** Longest name of a variant, in UTF-16 code units. */
const MAX_VARIANT_LENGTH = 100;

/** A look that a client may ask for by name. */
interface TemplateInfo {
  name: string;
  title: string;
  description: string;
  variants: readonly string[];
}

/** What can be asked for: it follows from the files in `pipelines/` and `templates/`. */
export interface Catalogue {
  formats: readonly string[];
  /** Names of each format's stages, in their order. */
  stages: Readonly<Record<string, readonly string[]>>;
  templates: readonly TemplateInfo[];
  /** The colours of each template's variants. */
  palettes: Readonly<Record<string, Readonly<Record<string, Variant>>>>;
}

/** One option of a job: its schema, for validation and documentation, and what to tell who got it wrong. */
export interface JobField<Schema extends TSchema = TSchema> {
  schema: Schema;
  /** Completes "must be …". */
  allowed: string;
}

/** The fields that both kinds of source share. */
export type JobFields = ReturnType<typeof jobFields>;

const CAPTION_OPTION = "For reels; requires `captionsEnabled` true";
const FORMAT_ORDER = ["image", "carousel", "reel"];

/** Describes every option of a job, given the formats and templates that there are. */
export function jobFields({ formats, templates }: Catalogue) {
  const names = templates.map(({ name }) => name);
  const variants = [...new Set(templates.flatMap((template) => template.variants))];
  return {
    format: choice(inOrder(formats), "What is made of the source"),
    platform: choice(literals(Platform), "Where the post is published", "instagram"),
    visualTemplate: choice(
      [AUTO_TEMPLATE, ...names.filter((name) => name !== AUTO_TEMPLATE)],
      "The look; `auto` chooses the one that suits the text",
      AUTO_TEMPLATE,
    ),
    visualStyleVariant: {
      schema: t.String({
        maxLength: MAX_VARIANT_LENGTH,
        description: `A variant of the look, such as ${variants.join(", ")}; any other name gives colours of its own, always the same`,
        examples: variants.slice(0, 1),
      }),
      allowed: `a string of at most ${MAX_VARIANT_LENGTH} characters`,
    },
    customPrompt: {
      schema: t.String({
        maxLength: MAX_PROMPT_LENGTH,
        description: "Your own instructions to the writer",
      }),
      allowed: `a string of at most ${MAX_PROMPT_LENGTH.toLocaleString("en")} characters`,
    },
    slideCount: {
      schema: t.Integer({
        minimum: 1,
        maximum: 5,
        description:
          "Slides of a carousel, ignored for other formats; when left out, as many as the text carries",
      }),
      allowed: "an integer from 1 to 5",
    },
    maxDuration: {
      schema: t.Number({
        minimum: 15,
        maximum: 180,
        default: 60,
        description: "Seconds that a reel may last, ignored for other formats",
      }),
      allowed: "a number of seconds from 15 to 180",
    },
    captionsEnabled: {
      schema: t.Boolean({
        default: false,
        description: "Shows the spoken words in a reel, ignored for other formats",
      }),
      allowed: "true or false",
    },
    captionsStyle: choice(literals(CaptionOptions.properties.style), CAPTION_OPTION, "modern"),
    captionsPosition: choice(
      literals(CaptionOptions.properties.position),
      CAPTION_OPTION,
      "bottom",
    ),
    captionsFontSize: choice(
      literals(CaptionOptions.properties.fontSize),
      CAPTION_OPTION,
      "medium",
    ),
  };
}

function literals<Value extends string>(union: { anyOf: readonly { const: Value }[] }): Value[] {
  return union.anyOf.map((literal) => literal.const);
}

function choice<Value extends string>(
  values: readonly Value[],
  description: string,
  preset?: Value,
) {
  const options = preset === undefined ? { description } : { description, default: preset };
  return {
    schema: t.Union(
      values.map((value) => t.Literal(value)),
      options,
    ),
    allowed: oneOf(values),
  };
}

/** "a, b, or c" */
function oneOf(values: readonly string[]): string {
  if (values.length === 0) return "left out, as there is none to choose";
  if (values.length < 3) return values.join(" or ");
  return `${values.slice(0, -1).join(", ")}, or ${values.at(-1)}`;
}

/** The formats that everybody knows come first. */
function inOrder(formats: readonly string[]): string[] {
  const known = FORMAT_ORDER.filter((format) => formats.includes(format));
  return [...known, ...formats.filter((format) => !known.includes(format))];
}
