import { basename, resolve } from "node:path";
import { Command } from "commander";
import type { PreparedApp } from "../app/prepare_app.ts";
import { makeOutFolder } from "../common/out_folder.ts";
import { InvalidRequestError, UserError } from "../common/user_error.ts";
import { firstDraft, type StoredDraft } from "../drafts/stored_draft.ts";
import { allFields, type Field, type Fields, fieldsOf } from "../formats/fields.ts";
import { coerceStrings, parseRequest } from "../formats/read_request.ts";
import { adoptPictures } from "../jobs/draft_pictures.ts";
import { contentIdOf, sourceKeyOf } from "../jobs/job_files.ts";
import { readAlt } from "../jobs/picture_alt.ts";
import { MAX_PICTURES } from "../jobs/picture_limits.ts";
import { type SentPicture, storePictures } from "../jobs/sent_pictures.ts";
import { checkPdfSource, checkTextSource, type JobSource } from "../jobs/source.ts";
import { preparePicture } from "../pictures/prepare_picture.ts";
import { isPictureFile } from "../pictures/still_picture.ts";
import type { JsonObject } from "../pipeline/json.ts";
import type { Content } from "../posts/content.ts";
import type { JobRequest } from "../posts/request.ts";
import { contentTypeOf } from "../storage/content_types.ts";
import { openBench } from "./_bench.ts";
import { readBrandFile } from "./_brand_file.ts";
import { createKeptRecord, saveDraft } from "./_draft_folder.ts";
import { readNamedFile } from "./_read_file.ts";
import { savePost } from "./_save_post.ts";
import type { Terminal } from "./_terminal.ts";

/** `generate`: creates a post from a file without running the service. */
export async function generateCommand(terminal: Terminal, app: PreparedApp): Promise<Command> {
  const { catalogue, faults } = await app.installation();
  const fields = fieldsOf(catalogue);
  const command = new Command("generate")
    .description("Create a post from a text or a PDF, without running the service")
    .argument("<file>", 'a text, Markdown or PDF file, or "-" for standard input')
    .requiredOption("--out <dir>", "folder for the pictures or the video, and post.json")
    .option("--image <file>", "a picture to show; may be given up to 10 times", collect)
    .option("--image-alt <text>", "what each of them shows, in their order", collect)
    .option("--pdf", "also write the pictures as slides.pdf, one a page")
    .option(
      "--brand <file>",
      "JSON file with name, handle, colours, and relative paths of logo and font",
    );
  const all = allFields(catalogue, fields);
  for (const [name, field] of Object.entries(all)) {
    const flags = `${flagOf(name)} <value>`;
    const help = helpOf(field, Object.keys(all));
    if (name === "format") command.requiredOption(flags, help);
    else command.option(flags, help);
  }
  command.addHelpText("after", EXAMPLES);
  return command.action(
    async (file: string, { image = [], imageAlt = [], pdf = false, ...options }: ParsedFlags) => {
      // First, as a request for what was left out fails.
      for (const { message } of faults) terminal.info(`${message}. It is left out.`);
      await generate(terminal, app, {
        file,
        images: { files: image, alts: imageAlt },
        pdf,
        fields,
        options,
      });
    },
  );
}

/** Flags that are no text: beside them there is one for each field of a request. */
interface ParsedFlags {
  image?: string[];
  imageAlt?: string[];
  pdf?: boolean;
}

const EXAMPLES = `
Examples:
  postloom generate article.md --format image --out post
  postloom generate report.pdf --format carousel --slide-count 5 --platform tiktok --out post
  postloom generate - --format reel --captions-enabled true --out post < notes.txt`;

function collect(value: string, earlier: readonly string[] = []): string[] {
  return [...earlier, value];
}

/** The flag of a field: `--slide-count` for `slideCount`. */
function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** What a flag is for, with the values that it takes and the one that it has if it is left out. */
function helpOf({ schema, allowed }: Field, names: readonly string[]): string {
  const description = (schema.description ?? "").replaceAll(/`(\w+)`/g, (quoted, name) =>
    names.includes(name) ? flagOf(name) : quoted,
  );
  const omitted = schema.default === undefined ? "" : `; ${schema.default} if omitted`;
  return `${description} (${allowed}${omitted})`;
}

/** Pictures by their paths, and what each of them shows; "" where that is not said. */
interface NamedPictures {
  files: readonly string[];
  alts: readonly string[];
}

interface GenerateOptions {
  file: string;
  images: NamedPictures;
  /** Whether to write the pictures as a PDF, too. */
  pdf: boolean;
  fields: Fields;
  options: Record<string, string>;
}

async function generate(
  terminal: Terminal,
  app: PreparedApp,
  { file, images, pdf, fields, options: flags }: GenerateOptions,
): Promise<void> {
  const { out = ".", brand: brandFile, ...texts } = flags;
  const parsed = parseFlags(texts, fields);
  const { version: _, options: __, ...request } = parsed;
  const { formats, catalogue } = await app.installation();
  const format = formats[request.format];
  if (format === undefined) throw new UserError(`Cannot find the format "${request.format}"`);
  const source = await readSourceFile(file);
  const pictures = await readPictures(images);
  const outFolder = resolve(out);
  await makeOutFolder(outFolder);

  await using bench = await openBench(terminal, app);
  const { store } = bench;
  const brand = brandFile === undefined ? null : await readBrandFile(brandFile, store);
  const jobId = `job_${crypto.randomUUID()}`;
  const sourceKey = sourceKeyOf(jobId, source.type);
  await store.put(sourceKey, bytesOf(source), contentTypeOf(sourceKey));
  const kept = createKeptRecord();
  let stored: StoredDraft | undefined;
  const input = {
    jobId,
    contentId: contentIdOf(jobId),
    sourceType: source.type,
    sourceKey,
    ownPictures: await storePictures(pictures, { jobId, store }),
    request,
    medium: format.about.medium,
    brand,
    formatOptions: parsed.options,
  };
  const post = await bench.run(format, input, {
    kept,
    async onEntry(fields) {
      const draft = firstDraft(fields);
      stored = draft && (await adoptPictures(draft, { jobId, store }));
      return (stored?.fields as JsonObject | undefined) ?? fields;
    },
  });
  terminal.info(lookOf(post));
  const language = stored?.fields.script.language;
  for (const path of await savePost(post, store, outFolder, { pdf, language }))
    terminal.print(path);
  const entry = catalogue.formats.find(({ name }) => name === format.name);
  if (stored === undefined || entry === undefined) return;
  const made = { stored, request: parsed, sourceType: source.type, brand, kept: kept.kept };
  terminal.print(await saveDraft({ ...made, post, format: entry, store, dir: outFolder }));
}

/** The look that a post has, and why. */
function lookOf({ metadata }: Content): string {
  const { visualTemplate, visualStyleVariant, visualTemplateReason } = metadata;
  const variant = visualStyleVariant === undefined ? "" : `, ${visualStyleVariant}`;
  const reason = visualTemplateReason === undefined ? "" : ` (${visualTemplateReason})`;
  return `Look: ${visualTemplate}${variant}${reason}`;
}

/** Reads the request. @throws {InvalidRequestError} that names flags, as they were given. */
function parseFlags(texts: Readonly<Record<string, string>>, fields: Fields): JobRequest {
  try {
    return parseRequest(coerceStrings(texts, fields), fields);
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error;
    const { details = [] } = error;
    // Fields that a message speaks of are told from everyday words by their capitals: captionsEnabled.
    const flagged = (text: string) => text.replaceAll(/\b[a-z]+[A-Z]\w*/g, (name) => flagOf(name));
    const lines = details.map(
      ({ field, message }) => `Invalid ${flagOf(field)}: ${flagged(message)}`,
    );
    throw new InvalidRequestError(lines.join("\n"), { cause: error });
  }
}

/** Reads the source. A PDF is recognised by its first bytes, whatever the file's name. */
async function readSourceFile(file: string): Promise<JobSource> {
  const bytes = file === "-" ? await Bun.stdin.bytes() : await readNamedFile(file);
  if (isPictureFile(bytes)) {
    throw new UserError(
      `Cannot make a post of "${file}" as it is a picture: name a text or a PDF, and this with --image`,
    );
  }
  const isPdf = new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-");
  return isPdf
    ? checkPdfSource(bytes, basename(file))
    : checkTextSource(new TextDecoder().decode(bytes));
}

/** Reads pictures to show. @throws {UserError} if there are too many, or one cannot be used. */
async function readPictures({ files, alts }: NamedPictures): Promise<SentPicture[]> {
  if (files.length > MAX_PICTURES) {
    throw new UserError(`Cannot show more than ${MAX_PICTURES} pictures`);
  }
  if (alts.length > files.length) {
    throw new UserError(
      "Cannot tell which picture --image-alt is about: give one for each --image",
    );
  }
  const pictures: SentPicture[] = [];
  for (const [index, file] of files.entries()) {
    const alt = readAlt(alts[index], "image-alt");
    const picture = await preparePicture(await readNamedFile(file), `image "${file}"`);
    pictures.push({ ...picture, alt });
  }
  return pictures;
}

function bytesOf(source: JobSource): Uint8Array {
  return source.type === "pdf" ? source.bytes : new TextEncoder().encode(source.text);
}
