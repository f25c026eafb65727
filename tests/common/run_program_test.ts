import { afterAll, describe, expect, test } from "bun:test";
import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { emptyDatabase } from "../support/postgres.ts";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const SAMPLE = join(PROJECT, "src/demo/sample.md");
const dir = await mkdtemp(join(tmpdir(), "postloom-program-"));
afterAll(() => rm(dir, { recursive: true }));

interface Ended {
  code: number;
  output: string;
  errors: string;
}

/** Runs the command line of a project to its end. */
async function postloom(
  args: readonly string[],
  { env = {}, project = PROJECT }: { env?: Record<string, string>; project?: string } = {},
): Promise<Ended> {
  const child = Bun.spawn([process.execPath, join(project, "src/main.ts"), ...args], {
    env: { ...process.env, NO_COLOR: "1", ...env },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [output, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { code, output, errors };
}

/** A project of its own with one more pipeline, as a developer has it. */
async function projectWith(file: string, source: string): Promise<string> {
  const project = await mkdtemp(join(dir, "project-"));
  for (const part of ["src", "pipelines", "templates", "remotion", "package.json"]) {
    await cp(join(PROJECT, part), join(project, part), { recursive: true });
  }
  await symlink(join(PROJECT, "node_modules"), join(project, "node_modules"));
  await writeFile(join(project, "pipelines", file), source);
  return project;
}

function generate(file: string, { format = "image", out = join(dir, "out") } = {}): string[] {
  return ["generate", file, "--format", format, "--out", out];
}

describe("what a person caused is told in one line that says what to do", () => {
  const below = join(SAMPLE, "below");
  const mistakes: [string, readonly string[], Record<string, string>, string][] = [
    ["a setting", ["serve"], { PORT: "none" }, 'Cannot use PORT "none": it must be an integer'],
    ["a file that is not there", generate("none.md"), {}, 'Cannot find the file "none.md"'],
    ["a folder for a file", generate(dir), {}, `Cannot read "${dir}" as it is a folder`],
    [
      "an option's value",
      [...generate(SAMPLE, { format: "carousel" }), "--slide-count", "99"],
      {},
      "Invalid --slide-count: must be an integer from 1 to ",
    ],
    ["an option", generate(SAMPLE, { format: "poem" }), {}, "Invalid --format: must be image"],
    ["a folder", generate(SAMPLE, { out: below }), {}, `Cannot write to the folder "${below}"`],
    [
      "a file for a folder",
      generate(SAMPLE, { out: SAMPLE }),
      {},
      `Cannot write to "${SAMPLE}" as it is a file: name a folder with --out`,
    ],
    [
      "a database that does not answer",
      ["account", "invite"],
      { DATABASE_URL: "postgres://a:b@127.0.0.1:9/c" },
      "Cannot use the database at ",
    ],
  ];
  test.each(mistakes)("%s", async (_, args, env, message) => {
    const { code, output, errors } = await postloom(args, { env });
    expect(errors).toStartWith(message);
    expect(errors.trimEnd().split("\n")).toHaveLength(1);
    expect(output).toBe("");
    expect(code).toBe(1);
  });

  test("a port that is taken", async () => {
    using taken = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
    const env = {
      DATABASE_URL: await emptyDatabase(),
      DATA_DIR: dir,
      HOST: "127.0.0.1",
      PORT: String(taken.port),
      LOG_LEVEL: "error",
    };
    expect(await postloom(["serve"], { env })).toEqual({
      code: 1,
      output: "",
      errors: `Cannot listen on port ${taken.port} as it is taken: stop what listens there, or set PORT to another one\n`,
    });
  });

  test("a file that is no format, which stops nothing else", async () => {
    const project = await projectWith("poem.ts", "export default {};");
    const fault =
      'Cannot use "poem.ts" as its default export is no format: start its chain with format()';
    const { output, ...ended } = await postloom(["--help"], { project });
    expect(output).toContain("Usage: postloom");
    expect(ended).toEqual({ code: 0, errors: "" });
    const { errors } = await postloom(generate(SAMPLE, { format: "poem" }), { project });
    expect(errors.split("\n")[0]).toBe(`${fault}. It is left out.`);
    expect(errors).toContain("Invalid --format: must be image, carousel, or reel");
  });

  test("a definition that is wrong, with the line that it is in", async () => {
    const project = await projectWith(
      "poem.ts",
      `import { format } from "postloom";
import { writeScript } from "postloom/stages";
export default format("poem", { title: "Poem", description: "", medium: "picture" }).use(writeScript());
`,
    );
    const { errors } = await postloom(generate(SAMPLE, { format: "poem" }), { project });
    expect(errors).toMatch(
      /^Cannot load format "poem.ts": Cannot use stage "write_script" in pipeline "poem" as it needs .+ at poem\.ts:3:\d+\. It is left out\.\n/,
    );
  });
});

test("a command that somebody stops exits as shells expect", async () => {
  const program = join(dir, "stopped.ts");
  const common = join(PROJECT, "src/common");
  await writeFile(
    program,
    `import { runProgram } from "${common}/run_program.ts";
import { StoppedError } from "${common}/user_error.ts";
await runProgram(async () => { throw new StoppedError("SIGINT"); });`,
  );
  const child = Bun.spawn([process.execPath, program], { stdin: "ignore", stderr: "pipe" });
  expect(await new Response(child.stderr).text()).toBe("Stopped\n");
  expect(await child.exited).toBe(130);
});

describe("what is wrong with the program itself keeps its stack", () => {
  // The runtime's own words for it begin with "Cannot " too.
  const BUG = "function later() { return value; }\n      later();\n      const value = 1;";

  test("where a stage throws, with the stage's name", async () => {
    const project = await projectWith(
      "poem.ts",
      `import { defineStage, format, t } from "postloom";
const rhyme = defineStage({
  name: "rhyme",
  version: 1,
  needs: t.Object({ jobId: t.String() }),
  adds: t.Object({}),
  retry: { attempts: 1 },
  async run() {
    ${BUG}
    return {};
  },
});
const about = { title: "Poem", description: "Rhymes", medium: "picture" } as const;
export default format("poem", about).use(rhyme());
`,
    );
    const { code, output, errors } = await postloom(generate(SAMPLE, { format: "poem" }), {
      project,
    });
    expect(errors).toContain("Cannot access 'value' before initialization");
    expect(errors).toContain('Cannot finish stage "rhyme"');
    expect(errors).toMatch(/at later \(.*poem\.ts:9:\d+\)/);
    expect(output).toBe("");
    expect(code).toBe(1);
  });
});
