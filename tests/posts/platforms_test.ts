import { expect, test } from "bun:test";
import { factsOf, Platform } from "../../src/posts/platform.ts";
import { captionLength } from "../../src/posts/platforms/mod.ts";

const platforms = Platform.anyOf.map(({ const: name }) => name);

test("what posts of a platform are given is what it takes", () => {
  for (const platform of platforms) {
    const { caption, hashtags, covered, stillHeight } = factsOf(platform);
    expect(caption.maxLength, platform).toBeLessThanOrEqual(caption.accepts);
    expect(caption.maxOpening, platform).toBeLessThanOrEqual(caption.maxLength);
    expect(hashtags.min, platform).toBeLessThanOrEqual(hashtags.max);
    expect(hashtags.always ?? "#", platform).toStartWith("#");
    // Room for words is left between what is covered.
    expect(1920 - covered.top - covered.bottom, platform).toBeGreaterThan(1000);
    expect([1350, 1620, 1920], platform).toContain(stillHeight);
  }
});

test("X counts characters of many scripts, and emoji, twice", () => {
  const x = factsOf("x");
  expect(captionLength("Größe – naïve “café”", x)).toBe(20);
  expect(captionLength("蜂は踊る", x)).toBe(8);
  expect(captionLength("🐝", x)).toBe(2);
  expect(captionLength("蜂は踊る", factsOf("threads"))).toBe(4);
});
