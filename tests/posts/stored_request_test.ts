import { expect, test } from "bun:test";
import carousel from "../../pipelines/carousel.ts";
import reel from "../../pipelines/reel.ts";
import { withDefaultOptions } from "../../src/formats/options_for.ts";
import { upgradeRequest } from "../../src/posts/stored_request.ts";

const common = {
  platform: "instagram",
  visualTemplate: "auto",
  visualStyleVariant: null,
  customPrompt: null,
} as const;

test("a request from before formats had options of their own is read as it was meant", () => {
  const slides = upgradeRequest({
    ...common,
    format: "carousel",
    slideCount: 3,
    maxDuration: null,
    captions: null,
  });
  expect(slides).toEqual({ ...common, version: 2, format: "carousel", options: { slideCount: 3 } });
  expect(withDefaultOptions(carousel, slides)).toEqual({ slideCount: 3 });

  const silent = { ...common, format: "reel", slideCount: null, maxDuration: 30, captions: null };
  expect(upgradeRequest(silent).options).toEqual({ maxDuration: 30, captionsEnabled: false });
  const captions = { style: "minimal", position: "center", fontSize: "large" } as const;
  expect(upgradeRequest({ ...silent, captions }).options).toEqual({
    maxDuration: 30,
    captionsEnabled: true,
    captionsStyle: "minimal",
    captionsPosition: "center",
    captionsFontSize: "large",
  });
});

test("a request of today stays as it is, and options that its format has got since have their defaults", () => {
  const request = { ...common, version: 2, format: "reel", options: { maxDuration: 15 } } as const;
  expect(upgradeRequest(request)).toBe(request);
  expect(withDefaultOptions(reel, request)).toEqual({
    maxDuration: 15,
    captionsEnabled: false,
    speechRate: 1,
    music: "auto",
  });
});
