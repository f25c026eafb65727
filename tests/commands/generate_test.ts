import { expect, test } from "bun:test";
import { commandLine } from "../../src/commands/mod.ts";

test("the help says what is so where a flag is left out, and calls other fields by their flags", async () => {
  const program = await commandLine({}, ["generate"]);
  const { options = [] } = program.commands.find((one) => one.name() === "generate") ?? {};
  const help = new Map(options.map(({ long, description }) => [long, description]));
  expect(help.get("--platform")).toEndWith("; instagram if omitted)");
  expect(help.get("--captions-enabled")).toEndWith("(true or false; false if omitted)");
  expect(help.get("--custom-prompt")).not.toContain("if omitted");
  expect(help.get("--captions-style")).toContain("requires --captions-enabled true");
  // Values stay as they are written.
  const variants = help.get("--visual-style-variant");
  // A name that two looks have is said of both.
  expect(variants).toContain("infographic has signal, blueprint, mint");
  expect(variants).toMatch(/screenshot has [a-z, ]*mint/);
  expect(help.get("--image-format")).toContain("`png`, without loss");
});
