import { expect, test } from "bun:test";
import fc from "fast-check";
import {
  freeId,
  inserted,
  moved,
  removed,
  withSlide,
  withText,
} from "../../../src/dashboard/editor/edits.ts";
import { rebased } from "../../../src/dashboard/editor/rebased.ts";
import type { Draft } from "../../../src/posts/draft.ts";
import { DRAFT } from "./_draft.ts";

const headline = (draft: Draft, id: string, text: string) =>
  withSlide(draft, id, { headline: text });
const edited = (draft: Draft) => ({ from: DRAFT, draft });

test("edits of both are in the draft, and where both changed the same, the edit wins", () => {
  const mine = { ...headline(DRAFT, "s1", "Mine"), caption: "My caption" };
  const theirs = { ...withText(DRAFT, "s1", ["subline"], "Theirs"), caption: "Theirs" };
  const both = rebased(edited(mine), { ...headline(theirs, "s2", "Theirs"), hashtags: ["#new"] });
  expect(both.slides.s1).toMatchObject({ headline: "Mine", subline: "Theirs" });
  expect(both.slides.s2).toMatchObject({ headline: "Theirs" });
  expect(both).toMatchObject({ caption: "My caption", hashtags: ["#new"], order: DRAFT.order });
});

test("a slide of another kind comes whole", () => {
  const quote = { kind: "quote", text: "We wait." };
  const mine = withSlide(DRAFT, "s2", quote);
  const { slides } = rebased(edited(mine), headline(DRAFT, "s2", "Theirs"));
  expect(slides.s2).toEqual(mine.slides.s2 ?? expect.anything());
});

test("slides that both added are there, each by an id of its own", () => {
  const slide = (text: string) =>
    ({ ...DRAFT.slides.s2, headline: text }) as Draft["slides"][string];
  const mine = inserted(DRAFT, "s1", "s4", slide("Mine"));
  const theirs = inserted(DRAFT, "s3", "s4", slide("Theirs"));
  const both = rebased(edited(mine), theirs);
  expect(both.order).toEqual(["s1", "s5", "s2", "s3", "s4"]);
  expect(both.slides.s5).toMatchObject({ headline: "Mine" });
  expect(both.slides.s4).toMatchObject({ headline: "Theirs" });
});

test("an edited slide that the other removed comes back, and others stay removed", () => {
  const theirs = removed(removed(DRAFT, "s2"), "s3");
  const both = rebased(edited(headline(DRAFT, "s2", "Mine")), theirs);
  expect(both.order).toEqual(["s1", "s2"]);
  expect(both.slides.s2).toMatchObject({ headline: "Mine" });
});

test("an order that was changed stays, with what the other added", () => {
  const added = inserted(DRAFT, "s1", "s4", DRAFT.slides.s2 as Draft["slides"][string]);
  const both = rebased(edited(moved(DRAFT, "s3", 0)), added);
  expect(both.order).toEqual(["s3", "s1", "s4", "s2"]);
  expect(rebased(edited(headline(DRAFT, "s1", "Mine")), moved(DRAFT, "s3", 0)).order).toEqual([
    "s3",
    "s1",
    "s2",
  ]);
});

test("whatever both did, the order names every slide once, and what was not edited is the other's", () => {
  const deed = fc.oneof(
    fc.record({ id: fc.constantFrom("s1", "s2", "s3"), to: fc.nat(3) }),
    fc.record({ id: fc.constantFrom("s1", "s2", "s3"), text: fc.string() }),
    fc.record({ id: fc.constantFrom("s1", "s2", "s3"), isGone: fc.constant(true) }),
    fc.record({ id: fc.constantFrom("s1", "s2", "s3"), isAfter: fc.constant(true) }),
  );
  const done = (deeds: readonly Record<string, unknown>[]) =>
    deeds.reduce<Draft>((draft, { id, to, text, isGone }) => {
      const [slideId, slide] = [String(id), draft.slides[String(id)]];
      if (slide === undefined) return draft;
      if (typeof to === "number") return moved(draft, slideId, to);
      if (typeof text === "string") return headline(draft, slideId, text);
      if (isGone) return removed(draft, slideId);
      return inserted(draft, slideId, freeId(draft), slide);
    }, DRAFT);
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 6 }), fc.array(deed, { maxLength: 6 }), (a, b) => {
      const [mine, theirs] = [done(a), done(b)];
      const both = rebased(edited(mine), theirs);
      expect(both.order.toSorted()).toEqual(Object.keys(both.slides).toSorted());
      expect(new Set(both.order).size).toBe(both.order.length);
      expect(both.order.length).toBeGreaterThan(0);
      expect(rebased(edited(DRAFT), theirs)).toEqual(theirs);
    }),
  );
});
