import { relative } from "node:path";
import { runProgram } from "../common/run_program.ts";
import { UserError } from "../common/user_error.ts";
import { TEMPLATES_DIR } from "../rendering/templates.ts";
import { newTemplate } from "./new_template.ts";

/** `bun run new:template NAME` */
async function main(): Promise<void> {
  const [name, ...others] = process.argv.slice(2);
  if (name === undefined || others.length > 0) {
    throw new UserError("Cannot tell the template's name: bun run new:template NAME");
  }
  const path = relative(process.cwd(), await newTemplate(name, TEMPLATES_DIR));
  console.log(`Created ${path}, a look that works. To make it yours:
  bun run studio                         shows every slide, updated when you save
  bun run gallery ${name.padEnd(22)} draws contact sheets, to review the whole look
  bun run tests tests/templates          runs the checks that every look must pass`);
}

await runProgram(main);
