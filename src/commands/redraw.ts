import { dirname, join, resolve } from "node:path";
import { Command } from "commander";
import type { PreparedApp } from "../app/prepare_app.ts";
import { makeOutFolder } from "../common/out_folder.ts";
import { UserError } from "../common/user_error.ts";
import { fromDraft } from "../drafts/from_draft.ts";
import { readDraft } from "../drafts/read_draft.ts";
import { fieldsOf } from "../formats/fields.ts";
import { withDefaultOptions } from "../formats/options_for.ts";
import { adoptPictures } from "../jobs/draft_pictures.ts";
import { contentIdOf, plainNames, sourceKeyOf } from "../jobs/job_files.ts";
import { storePictures } from "../jobs/sent_pictures.ts";
import { preparePicture } from "../pictures/prepare_picture.ts";
import type { Content } from "../posts/content.ts";
import { openBench } from "./_bench.ts";
import { createKeptRecord, loadMade, saveDraft } from "./_draft_folder.ts";
import { readJsonFile } from "./_read_file.ts";
import { savePost } from "./_save_post.ts";
import type { Terminal } from "./_terminal.ts";

/** `redraw`: draws an edited draft again, as far as it was edited. */
export function redrawCommand(terminal: Terminal, app: PreparedApp): Command {
  return new Command("redraw")
    .description("Draw an edited draft.json again, only what was changed")
    .argument("<file>", "the draft.json of a generated post, with .draft beside it")
    .requiredOption("--out <dir>", "folder for the files; may be the one of the draft")
    .action(async (file: string, { out }: { out: string }) => {
      await redraw(terminal, app, { file, out });
    });
}

async function redraw(
  terminal: Terminal,
  app: PreparedApp,
  { file, out }: { file: string; out: string },
): Promise<void> {
  const value = await readJsonFile(file, '{"slides": {}}');
  const { formats, catalogue } = await app.installation();
  const dir = dirname(resolve(file));
  await using bench = await openBench(terminal, app);
  const { store, services } = bench;
  const made = await loadMade(dir, store);
  const entry = catalogue.formats.find(({ name }) => name === made.request.format);
  const format = formats[made.request.format];
  if (entry === undefined || format === undefined) {
    throw new UserError(`Cannot find the format "${made.request.format}"`);
  }
  const jobId = `job_${crypto.randomUUID()}`;
  let pictures = 0;
  const edited = await fromDraft(readDraft(value, entry.medium), made, {
    format: entry,
    fields: fieldsOf(catalogue),
    variantsOf: (name) => catalogue.templates.find((one) => one.name === name)?.variants,
    drawing: services.drawings.find,
    map: services.atlas.locate,
    async picture(path) {
      const picture = Bun.file(join(dir, path));
      if (!(await picture.exists())) return null;
      const prepared = await preparePicture(await picture.bytes(), `image "${path}"`);
      const sent = [{ ...prepared, alt: null }];
      // Of those before it, each has its own folder.
      const [own] = await storePictures(sent, { jobId: `${jobId}-${++pictures}`, store });
      return own ?? null;
    },
  });
  const stored = await adoptPictures(edited.stored, { jobId, store });
  const { version: _, options: __, ...request } = edited.request;
  const kept = createKeptRecord(made.kept);
  const outFolder = resolve(out);
  await makeOutFolder(outFolder);
  const input = {
    jobId,
    contentId: contentIdOf(jobId),
    sourceType: made.sourceType,
    sourceKey: sourceKeyOf(jobId, made.sourceType),
    request,
    medium: entry.medium,
    brand: made.brand,
    formatOptions: withDefaultOptions(format, edited.request),
  };
  const post = await bench.run(format, input, { enterWith: stored.fields, kept });
  const paths = await savePost(post, store, outFolder);
  const { sourceType, brand } = made;
  const draft = { stored, request: edited.request, sourceType, brand, kept: kept.kept };
  paths.push(await saveDraft({ ...draft, post, format: entry, store, dir: outFolder }));
  const drawn = drawnAnew(post, made.files);
  for (const path of paths) terminal.print(path);
  terminal.info(drawn.length === 0 ? "Nothing was drawn anew" : `Drawn anew: ${drawn.join(", ")}`);
}

/** The names of the files that are others than before, which their digests tell. */
function drawnAnew(post: Content, before: Readonly<Record<string, string>>): string[] {
  const digestOf = (key: string) => /-([0-9a-f]{12})\.\w+$/.exec(key)?.[1];
  const had = new Set(Object.entries(before).map(([key, name]) => `${name} ${digestOf(key)}`));
  return [...plainNames(post)]
    .filter(([key, name]) => !had.has(`${name} ${digestOf(key)}`))
    .map(([, name]) => name);
}
