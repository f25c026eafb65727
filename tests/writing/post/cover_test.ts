import { describe, expect, test } from "bun:test";
import { sampleBrief } from "postloom/testing";
import { readText } from "../../../src/documents/text.ts";
import { createLocalWriter } from "../../../src/writing/local_writer.ts";

const signal = AbortSignal.timeout(60_000);
const write = (text: string) =>
  createLocalWriter().write(readText(text), sampleBrief(), { signal });

const BODY = `The mill on the lake grinds forty tons of grain a year. It is the last of twelve mills in the valley. Most of its flour goes to bakers in the town.

Visitors may turn the stone by hand on Sundays. The wheel was rebuilt from oak in 1990 and has not stopped since.`;

describe("the cover", () => {
  test("is the title, if that says something", async () => {
    const { hook } = await write(`# Why the last mill still turns\n\n${BODY}`);
    expect(hook).toBe("Why the last mill still turns");
  });

  test("is supported by a statement, and not by where something was or what it is filed under", async () => {
    for (const label of [
      "Place: the old mill on the lake.",
      "Keywords: mill, lake, grain, wheel.",
    ]) {
      const { subline } = await write(`# Why the last mill still turns\n\n${label}\n\n${BODY}`);
      expect(subline).not.toContain(label.slice(0, -1));
    }
  });

  test("is a statement if the title is a noun, a label or a site's name", async () => {
    for (const title of ["Mill", "Key Points", "mills.example", "2024 17 3"]) {
      const { hook } = await write(`# ${title}\n\n${BODY}`);
      expect([title, hook]).toEqual([
        title,
        "The mill on the lake grinds forty tons of grain a year",
      ]);
    }
  });

  test("is the beginning of a title that is too long for it", async () => {
    const title = `The last mill of the valley: ${"how a wheel of oak outlived its eleven rivals ".repeat(2)}`;
    expect((await write(`# ${title.trim()}\n\n${BODY}`)).hook).toBe("The last mill of the valley");
  });

  test("has a second line from the lead, if it tells news", async () => {
    const lead = "Divers found a bronze bell on Monday beside a sunken pier.";
    const rest = [
      "The harbour council owns the mill and the wheel of the mill. The council said that the mill and its wheel will open to visitors of the harbour in May.",
      "The mill grinds grain for the harbour, and its wheel is of oak. Police closed the street of the mill on Monday, a spokesman of the council said.",
    ];
    const title = "# Council to open old mill and its wheel in harbour";
    const { genre, subline } = await write(
      `${title}\n\nOLDTOWN, March 3 (Agency) — ${lead} ${rest.join("\n\n")}`,
    );
    expect(genre).toBe("news");
    expect(subline).toBe(lead);
  });

  test("has a second line that is a fact of its own", async () => {
    const { hook, subline } = await write(BODY);
    expect(subline).not.toBeNull();
    expect(subline).not.toContain(hook);
    expect((subline ?? "").length).toBeLessThanOrEqual(160);
  });
});
