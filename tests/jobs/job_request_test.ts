import { expect, test } from "bun:test";
import { Value } from "@sinclair/typebox/value";
import fc from "fast-check";
import { InvalidRequestError } from "../../src/jobs/invalid_request_error.ts";
import { jobFields } from "../../src/jobs/job_fields.ts";
import { parseFieldTexts, readJobRequest } from "../../src/jobs/job_request.ts";
import { JobRequest } from "../../src/posts/request.ts";
import { CATALOGUE } from "../support/catalogue.ts";

const fields = jobFields(CATALOGUE);
const read = (values: Record<string, unknown>) => readJobRequest(values, fields);

test("what is left out has a default", () => {
  const defaults: Omit<JobRequest, "format"> = {
    platform: "instagram",
    visualTemplate: "auto",
    visualStyleVariant: null,
    customPrompt: null,
    slideCount: null,
    maxDuration: null,
    captions: null,
  };
  expect(read({ format: "image" })).toEqual({ ...defaults, format: "image" });
  expect(read({ format: "carousel", slideCount: null })).toEqual({
    ...defaults,
    format: "carousel",
  });
  expect(read({ format: "reel" })).toEqual({ ...defaults, format: "reel", maxDuration: 60 });
  expect(read({ format: "reel", captionsEnabled: true }).captions).toEqual({
    style: "modern",
    position: "bottom",
    fontSize: "medium",
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
      somethingElse: 1,
    }),
  ).toEqual({
    format: "reel",
    platform: "tiktok",
    visualTemplate: "minimal",
    visualStyleVariant: "a name that no template knows",
    customPrompt: "Be brief",
    slideCount: null,
    maxDuration: 15,
    captions: { style: "minimal", position: "center", fontSize: "large" },
  });
});

test("options of another format are not even looked at", () => {
  const odd = { slideCount: "many", maxDuration: -1, captionsEnabled: 7, captionsStyle: [] };
  expect(read({ format: "image", ...odd })).toEqual(read({ format: "image" }));
  expect(read({ format: "carousel", ...odd, slideCount: 5 }).slideCount).toBe(5);
  expect(read({ format: "reel", slideCount: 0 }).slideCount).toBeNull();
});

test("a wrong value is refused by name, with what is allowed", () => {
  const refused: [Record<string, unknown>, string][] = [
    [{}, "Invalid format: must be image, carousel, or reel"],
    [{ format: "video" }, "Invalid format: must be image, carousel, or reel"],
    [{ format: ["image"] }, "Invalid format: must be image, carousel, or reel"],
    [
      { format: "image", platform: "myspace" },
      "Invalid platform: must be instagram, tiktok, or youtube_shorts",
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
  const texts = {
    format: "carousel",
    slideCount: "5",
    maxDuration: "15.5",
    captionsEnabled: "true",
    platform: "",
    customPrompt: "12",
  };
  expect(parseFieldTexts(texts, fields)).toEqual({
    format: "carousel",
    slideCount: 5,
    maxDuration: 15.5,
    captionsEnabled: true,
    customPrompt: "12",
  });
  for (const slideCount of ["5 ", "0x5", "1e0", "five", "٥", "+5"]) {
    expect(() => read({ ...parseFieldTexts({ slideCount }, fields), format: "carousel" })).toThrow(
      "Invalid slideCount",
    );
  }
  for (const captionsEnabled of ["TRUE", "1", "yes"]) {
    expect(() => read({ ...parseFieldTexts({ captionsEnabled }, fields), format: "reel" })).toThrow(
      "Invalid captionsEnabled",
    );
  }
});

test("whatever is asked for is a valid request or refused for a reason", () => {
  const odd = fc.oneof(
    fc.constantFrom<unknown>(...CATALOGUE.formats, "minimal", "dark", "tiktok", true, 5, 60, null),
    fc.anything(),
  );
  const values = fc.record(Object.fromEntries(Object.keys(fields).map((name) => [name, odd])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(values, (given) => {
      try {
        return Value.Check(JobRequest, read(given));
      } catch (error) {
        return error instanceof InvalidRequestError && error.message.startsWith("Invalid ");
      }
    }),
    { numRuns: 300 },
  );
});
