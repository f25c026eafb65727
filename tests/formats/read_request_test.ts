import { expect, test } from "bun:test";
import { Value } from "@sinclair/typebox/value";
import fc from "fast-check";
import { InvalidRequestError } from "../../src/common/user_error.ts";
import { allFields, fieldsOf } from "../../src/formats/fields.ts";
import { coerceStrings, parseRequest } from "../../src/formats/read_request.ts";
import { type JobRequest, PostRequest } from "../../src/posts/request.ts";
import { CATALOGUE } from "../support/catalogue.ts";

const fields = fieldsOf(CATALOGUE);
const read = (values: Record<string, unknown>) => parseRequest(values, fields);

test("what is left out has a default", () => {
  const defaults: Omit<JobRequest, "format" | "options"> = {
    version: 2,
    platform: "instagram",
    visualTemplate: "auto",
    visualStyleVariant: null,
    customPrompt: null,
  };
  expect(read({ format: "image" })).toEqual({ ...defaults, format: "image", options: {} });
  expect(read({ format: "carousel", slideCount: null })).toEqual({
    ...defaults,
    format: "carousel",
    options: {},
  });
  expect(read({ format: "reel" })).toEqual({
    ...defaults,
    format: "reel",
    options: { maxDuration: 60, captionsEnabled: false, speechRate: 1, music: "auto" },
  });
  expect(read({ format: "reel", captionsEnabled: true }).options).toEqual({
    maxDuration: 60,
    captionsEnabled: true,
    captionsStyle: "modern",
    captionsPosition: "bottom",
    captionsFontSize: "medium",
    speechRate: 1,
    music: "auto",
  });
});

test("what is given is taken", () => {
  expect(
    read({
      format: "reel",
      platform: "tiktok",
      visualTemplate: "minimal",
      visualStyleVariant: "a name that no template knows",
      customPrompt: " Be brief\0 ",
      maxDuration: 15,
      captionsEnabled: true,
      captionsStyle: "minimal",
      captionsPosition: "center",
      captionsFontSize: "large",
      speechRate: 1.2,
      music: "calm",
      somethingElse: 1,
    }),
  ).toEqual({
    version: 2,
    format: "reel",
    platform: "tiktok",
    visualTemplate: "minimal",
    visualStyleVariant: "a name that no template knows",
    customPrompt: "Be brief",
    options: {
      maxDuration: 15,
      captionsEnabled: true,
      captionsStyle: "minimal",
      captionsPosition: "center",
      captionsFontSize: "large",
      speechRate: 1.2,
      music: "calm",
    },
  });
});

test("options of another format are not even looked at", () => {
  const odd = { slideCount: "many", maxDuration: -1, captionsEnabled: 7, captionsStyle: [] };
  expect(read({ format: "image", ...odd })).toEqual(read({ format: "image" }));
  const { options } = read({ format: "carousel", ...odd, slideCount: 5 });
  expect(options).toEqual({ slideCount: 5 });
  expect(read({ format: "reel", slideCount: 0 })).toEqual(read({ format: "reel" }));
});

test("a carousel has no more slides than its platform takes", () => {
  const carousel = { format: "carousel", platform: "x" };
  expect(read({ ...carousel, slideCount: 4 }).options.slideCount).toBe(4);
  expect(() => read({ ...carousel, slideCount: 5 })).toThrow(
    new InvalidRequestError("Invalid slideCount: must be at most 4, as X takes no more pictures"),
  );
});

test("a wrong value is refused by name, with what is allowed", () => {
  const refused: [Record<string, unknown>, string][] = [
    [{}, "Invalid format: must be image, carousel, or reel"],
    [{ format: "video" }, "Invalid format: must be image, carousel, or reel"],
    [{ format: ["image"] }, "Invalid format: must be image, carousel, or reel"],
    [
      { format: "image", platform: "myspace" },
      "Invalid platform: must be instagram, tiktok, youtube_shorts, linkedin, facebook, x, threads, or pinterest",
    ],
    [
      { format: "image", visualTemplate: "neon" },
      "Invalid visualTemplate: must be auto, minimal, or news",
    ],
    [
      { format: "image", visualStyleVariant: "x".repeat(101) },
      "Invalid visualStyleVariant: must be a string of at most 100 characters",
    ],
    [
      { format: "image", customPrompt: "x".repeat(2001) },
      "Invalid customPrompt: must be a string of at most 2,000 characters",
    ],
    [{ format: "carousel", slideCount: 0 }, "Invalid slideCount: must be an integer from 1 to 5"],
    [{ format: "carousel", slideCount: 6 }, "Invalid slideCount: must be an integer from 1 to 5"],
    [{ format: "carousel", slideCount: 2.5 }, "Invalid slideCount: must be an integer from 1 to 5"],
    [{ format: "carousel", slideCount: "5" }, "Invalid slideCount: must be an integer from 1 to 5"],
    [
      { format: "reel", maxDuration: 14 },
      "Invalid maxDuration: must be a number of seconds from 15 to 180",
    ],
    [
      { format: "reel", maxDuration: 181 },
      "Invalid maxDuration: must be a number of seconds from 15 to 180",
    ],
    [{ format: "reel", captionsEnabled: "true" }, "Invalid captionsEnabled: must be true or false"],
    [
      { format: "reel", captionsStyle: "modern" },
      "Invalid captionsStyle: requires captionsEnabled true",
    ],
    [
      { format: "reel", captionsEnabled: false, captionsFontSize: "large" },
      "Invalid captionsFontSize: requires captionsEnabled true",
    ],
    [
      { format: "reel", captionsEnabled: true, captionsPosition: "top" },
      "Invalid captionsPosition: must be bottom or center",
    ],
  ];
  for (const [values, message] of refused) {
    expect(() => read(values)).toThrow(new InvalidRequestError(message));
  }
});

test("texts of a form become values, strictly", () => {
  const texts = { format: "carousel", slideCount: "5", platform: "", customPrompt: "12" };
  expect(coerceStrings(texts, fields)).toEqual({
    format: "carousel",
    slideCount: 5,
    customPrompt: "12",
  });
  const spoken = { format: "reel", maxDuration: "15.5", captionsEnabled: "true" };
  expect(coerceStrings(spoken, fields)).toEqual({
    format: "reel",
    maxDuration: 15.5,
    captionsEnabled: true,
  });
  for (const slideCount of ["5 ", "0x5", "1e0", "five", "٥", "+5"]) {
    expect(() => read(coerceStrings({ slideCount, format: "carousel" }, fields))).toThrow(
      "Invalid slideCount",
    );
  }
  for (const captionsEnabled of ["TRUE", "1", "yes"]) {
    expect(() => read(coerceStrings({ captionsEnabled, format: "reel" }, fields))).toThrow(
      "Invalid captionsEnabled",
    );
  }
});

test("whatever is asked for is a valid request or refused for a reason", () => {
  const formats = CATALOGUE.formats.map(({ name }) => name);
  const odd = fc.oneof(
    fc.constantFrom<unknown>(...formats, "minimal", "dark", "tiktok", true, 5, 60, null),
    fc.anything(),
  );
  const names = Object.keys(allFields(CATALOGUE, fields));
  const values = fc.record(Object.fromEntries(names.map((name) => [name, odd])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(values, (given) => {
      try {
        const { version: _, options, ...request } = read(given);
        const schema = CATALOGUE.formats.find(({ name }) => name === request.format)?.options;
        return (
          Value.Check(PostRequest, request) && schema !== undefined && Value.Check(schema, options)
        );
      } catch (error) {
        return error instanceof InvalidRequestError && error.message.startsWith("Invalid ");
      }
    }),
    { numRuns: 300 },
  );
});
