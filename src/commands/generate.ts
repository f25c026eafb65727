import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { Command } from "commander";
import { openDrivers } from "../app/open_drivers.ts";
import { openServices } from "../app/open_services.ts";
import type { PreparedApp } from "../app/prepare_app.ts";
import { makeOutFolder } from "../common/out_folder.ts";
import { InvalidRequestError, StoppedError, UserError } from "../common/user_error.ts";
import { allFields, type Fields, fieldsOf } from "../formats/fields.ts";
import { coerceStrings, parseRequest } from "../formats/read_request.ts";
import { contentIdOf, sourceKeyOf } from "../jobs/job_files.ts";
import { readAlt } from "../jobs/picture_alt.ts";
import { MAX_PICTURES } from "../jobs/picture_limits.ts";
import { type SentPicture, storePictures } from "../jobs/sent_pictures.ts";
import { checkPdfSource, checkTextSource, type JobSource } from "../jobs/source.ts";
import { preparePicture } from "../pictures/prepare_picture.ts";
import { isPictureFile } from "../pictures/still_picture.ts";
import { StageError } from "../pipeline/errors.ts";
import { memoryCheckpoints } from "../pipeline/memory_checkpoints.ts";
import { runPipeline } from "../pipeline/runner.ts";
import type { Content } from "../posts/content.ts";
import type { JobRequest } from "../posts/request.ts";
import { contentTypeOf } from "../storage/content_types.ts";
import { createDiskStore } from "../storage/disk_store.ts";
import { readBrandFile } from "./_brand_file.ts";
import { readNamedFile } from "./_read_file.ts";
import { savePost } from "./_save_post.ts";
import { stageProgress } from "./_stage_progress.ts";
import type { Terminal } from "./_terminal.ts";

/** `generate`: creates a post from a file without running the service. */
export async function generateCommand(terminal: Terminal, app: PreparedApp): Promise<Command> {
  const { catalogue, faults } = await app.installation();
  const fields = fieldsOf(catalogue);
  const command = new Command("generate")
    .description("Create a post from a text or a PDF, without running the service")
    .argument("<file>", 'a text, Markdown or PDF file, or "-" for standard input')
    .requiredOption("--out <dir>", "folder for the pictures or the video, and post.json")
    .option("--image <file>", "a picture to show; may be given up to 10 times", collect, [])
    .option("--image-alt <text>", "what each of them shows, in their order", collect, [])
    .option("--pdf", "also write the pictures as slides.pdf, one a page")
    .option(
      "--brand <file>",
      "JSON file with name, handle, colours, and relative paths of logo and font",
    );
  for (const [name, { schema, allowed }] of Object.entries(allFields(catalogue, fields))) {
    const flags = `--${kebabCase(name)} <value>`;
    const help = `${schema.description ?? ""} (${allowed})`;
    if (name === "format") command.requiredOption(flags, help);
    else command.option(flags, help);
  }
  command.addHelpText("after", EXAMPLES);
  return command.action(
    async (file: string, { image, imageAlt, pdf = false, ...options }: ParsedFlags) => {
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
  image: string[];
  imageAlt: string[];
  pdf?: boolean;
}

const EXAMPLES = `
Examples:
  postloom generate article.md --format image --out post
  postloom generate report.pdf --format carousel --slide-count 5 --platform tiktok --out post
  postloom generate - --format reel --captions-enabled true --out post < notes.txt`;

function collect(value: string, earlier: readonly string[]): string[] {
  return [...earlier, value];
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
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
  const { version: _, options, ...request } = parseFlags(texts, fields);
  const { formats, templates, ...installed } = await app.installation();
  const format = formats[request.format];
  if (format === undefined) throw new UserError(`Cannot find the format "${request.format}"`);
  const source = await readSourceFile(file);
  const pictures = await readPictures(images);
  const outFolder = resolve(out);
  await makeOutFolder(outFolder);

  await using stack = new AsyncDisposableStack();
  const config = terminal.readConfig();
  const log = terminal.quietLog();
  const folder = await mkdtemp(join(tmpdir(), "postloom-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const store = createDiskStore({ dir: join(folder, "objects") });
  const brand = brandFile === undefined ? null : await readBrandFile(brandFile, store);
  const installation = { templates, templateFiles: installed.templateFiles };
  const parts = await app.parts(config, log);
  const drivers = stack.use(openDrivers(parts, installation));
  const cancel = new AbortController();
  const onSignal = (signal: "SIGINT" | "SIGTERM") => cancel.abort(new StoppedError(signal));
  process.once("SIGINT", onSignal).once("SIGTERM", onSignal);

  const jobId = `job_${crypto.randomUUID()}`;
  const sourceKey = sourceKeyOf(jobId, source.type);
  await store.put(sourceKey, bytesOf(source), contentTypeOf(sourceKey));
  let post: Content | undefined;
  const publisher = {
    publish: async (content: Omit<Content, "createdAt">) => {
      post = { ...content, createdAt: new Date() };
      return post;
    },
  };
  const { services } = stack.use(
    await openServices(parts, { ...drivers, store, publisher, templates }),
  );
  const titles = new Map(format.stages.map(({ name, title }) => [name, title]));
  const progress = stageProgress(terminal.stderr);
  let completed = false;
  try {
    await runPipeline(
      format,
      {
        jobId,
        contentId: contentIdOf(jobId),
        sourceType: source.type,
        sourceKey,
        ownPictures: await storePictures(pictures, { jobId, store }),
        request,
        medium: format.about.medium,
        brand,
        formatOptions: options,
      },
      {
        services,
        checkpoints: memoryCheckpoints(),
        workDir: folder,
        signal: cancel.signal,
        env: config.env,
        log,
        onProgress: ({ stage, stageFraction }) =>
          progress.report(titles.get(stage) ?? stage, stageFraction),
      },
    );
    completed = true;
  } catch (error) {
    // For an error that the user can fix, the stage does not matter.
    throw error instanceof StageError && error.cause instanceof UserError ? error.cause : error;
  } finally {
    progress.stop(completed);
  }
  if (post === undefined) throw new UserError("Cannot save the post as no stage published it");
  for (const path of await savePost(post, store, outFolder, { pdf })) terminal.print(path);
}

/** Reads the request. @throws {InvalidRequestError} that names flags, as they were given. */
function parseFlags(texts: Readonly<Record<string, string>>, fields: Fields): JobRequest {
  try {
    return parseRequest(coerceStrings(texts, fields), fields);
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error;
    const names = [
      ...Object.values(fields.options).flatMap(Object.keys),
      ...Object.keys(fields.common),
    ];
    const flagged = error.message.replaceAll(/[a-zA-Z]+/g, (word) =>
      names.includes(word) && word !== "format" ? `--${kebabCase(word)}` : word,
    );
    throw new InvalidRequestError(flagged, { cause: error });
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
