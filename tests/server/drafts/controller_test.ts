import { expect, test } from "bun:test";
import fc from "fast-check";
import sharp from "sharp";
import { newContent, newJob } from "../../jobs/_new_job.ts";
import { editingService, jobIdOf } from "./_editing.ts";

const service = await editingService();
const { ask, post, draftOf, patch, revise, filesOf, drawn, jobs, store, key, keys, newAccount } =
  service;
const original = await post();
const { draft } = await draftOf(original);

/** What a patch is refused with. */
async function refusal(response: Response) {
  const { error, code, details } = (await response.json()) as {
    error: string;
    code: string;
    details?: { field: string; message: string }[];
  };
  return { status: response.status, code, error, ...(details && { details }) };
}

test("a draft tells all that a post was drawn from, with what each slide fits like", async () => {
  const { etag, fit } = await draftOf(original);
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  expect(draft.order).toEqual(["s1", "s2", "s3"]);
  expect(draft.slides.s1).toMatchObject({
    kind: "cover",
    headline: "The ferry that learned to wait",
    picture: null,
  });
  expect(draft.design).toMatchObject({ visualTemplate: "minimal", width: 1080, height: 1350 });
  expect(fit).toEqual({
    s1: { shortened: false, faults: [], leftOut: false },
    s2: { shortened: false, faults: [], leftOut: false },
    s3: { shortened: false, faults: [], leftOut: false },
  });
});

test("a revision draws the slide that was edited, and nothing else; the post stays as it was", async () => {
  const before = await filesOf(original);
  drawn.length = 0;
  const edited = await revise(original, { slides: { s2: { headline: "It waits now" } } });
  expect(drawn).toEqual([[1]]);
  const after = await filesOf(edited);
  expect(after["slide-2.png"]).not.toBe(before["slide-2.png"]);
  expect(after).toEqual({ ...before, "slide-2.png": after["slide-2.png"] ?? "" });
  expect(await filesOf(original)).toEqual(before);
  expect((await draftOf(edited)).draft.slides.s2).toMatchObject({ headline: "It waits now" });
  expect(await jobs.get(edited)).toMatchObject({ revisionOf: original, originId: original });
});

test("whatever is edited, slides that were not keep their files byte by byte", async () => {
  const base = await filesOf(original);
  const words = fc.string({ minLength: 1, maxLength: 60, unit: "binary" });
  const change = fc.record(
    {
      slides: fc.record(
        {
          s1: fc.record({ headline: words.map((text) => `A ${text}`), kicker: words }),
          s2: fc.oneof(
            fc.record({ text: words }),
            fc.record({ kind: fc.constant("quote"), text: words.map((text) => `So ${text}`) }),
            fc.record({ drawing: fc.constantFrom("honeybee", "ferry", null) }),
          ),
          s3: fc.record({ text: fc.option(words) }),
        },
        { requiredKeys: [] },
      ),
      caption: words,
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(change, async (body) => {
      const revision = await revise(original, body);
      const { draft: edited } = await draftOf(revision);
      const files = await filesOf(revision);
      for (const [index, id] of draft.order.entries()) {
        if (!Bun.deepEquals(edited.slides[id], draft.slides[id])) continue;
        const name = `slide-${index + 1}.png`;
        expect(files[name]).toBe(base[name] ?? "");
      }
    }),
    { numRuns: 6 },
  );
}, 60_000);

test("a revision goes on where the post that it was made of is deleted", async () => {
  const first = await post();
  const second = await revise(first, { slides: { s1: { kicker: "News" } } });
  const files = await filesOf(second);
  const headers = { "x-api-key": key.text };
  const deleted = await ask(`/api/v1/jobs/${first}`, { method: "DELETE", headers });
  expect(deleted.status).toBe(200);
  expect(await filesOf(second)).toEqual(files);
  drawn.length = 0;
  const third = await revise(second, { slides: { s2: { headline: "Still here" } } });
  expect(drawn).toEqual([[1]]);
  expect((await filesOf(third))["slide-1.png"]).toBe(files["slide-1.png"] ?? "");
});

test("slides can be removed, added and put in another order, and change their kind", async () => {
  const quote = { kind: "quote", text: "We waited." };
  const edited = await revise(original, {
    slides: { s3: null, s9: quote, s2: { kind: "figure", value: "41", label: "evenings" } },
    order: ["s9", "s1", "s2"],
  });
  const { draft: after } = await draftOf(edited);
  expect(after.order).toEqual(["s9", "s1", "s2"]);
  expect(after.slides).toMatchObject({
    s9: { ...quote, attribution: null },
    s2: { kind: "figure", value: "41", label: "evenings" },
  });
  expect(Object.keys(after.slides)).not.toContain("s3");
  expect(Object.keys(await filesOf(edited))).toHaveLength(3);
});

test("a picture that was sent ahead is shown, and goes on in later revisions", async () => {
  const bytes = await sharp({
    create: { width: 300, height: 300, channels: 3, background: "#335577" },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("image", new File([new Uint8Array(bytes)], "boat.png"));
  const headers = { "x-api-key": key.text };
  const sent = await ask("/api/v1/uploads", { method: "POST", headers, body: form });
  const { data } = (await sent.json()) as { data: { id: string } };
  const shown = await revise(original, {
    slides: { s1: { picture: { id: data.id, alt: "A boat" } } },
  });
  const { picture } = (await draftOf(shown)).draft.slides.s1 ?? {};
  expect(picture).toEqual({ id: expect.stringMatching(/^picture-[0-9a-f]{24}$/), alt: "A boat" });
  drawn.length = 0;
  const later = await revise(shown, { slides: { s2: { headline: "Later" } } });
  expect(drawn).toEqual([[1]]);
  expect((await draftOf(later)).draft.slides.s1).toMatchObject({ picture });
  const kept: string[] = [];
  for await (const object of store.list(`sources/${later}/`)) kept.push(object.key);
  expect(kept).toEqual([expect.stringMatching(/picture-[0-9a-f]{24}\.\w+$/)]);
});

test("another look, another platform and other hashtags are drawn and told", async () => {
  const edited = await revise(original, {
    design: { visualTemplate: "news", platform: "tiktok" },
    hashtags: ["#Ferry"],
    caption: "It waits.",
  });
  const { draft: after } = await draftOf(edited);
  expect(after.design).toMatchObject({ visualTemplate: "news", platform: "tiktok", height: 1920 });
  const wide = await revise(edited, { design: { aspectRatio: "16:9" } });
  const size = { width: 1920, height: 1080 };
  expect((await draftOf(wide)).draft.design).toMatchObject({ aspectRatio: "16:9", ...size });
  expect((await jobs.contentOfJob(wide))?.metadata).toMatchObject({ aspectRatio: "16:9" });
  const back = await revise(wide, { design: { aspectRatio: null } });
  expect((await draftOf(back)).draft.design).toEqual(after.design);
  expect(await jobs.contentOfJob(edited)).toMatchObject({
    caption: "It waits.",
    hashtags: "#Ferry",
    metadata: { visualTemplate: "news", platform: "tiktok", slideCount: 3 },
  });
}, 30_000);

const WRONG: [string, unknown, string][] = [
  ["an unknown field", { colour: "red" }, "Invalid colour: there is no such field"],
  [
    "one of a slide",
    { slides: { s1: { size: 9 } } },
    "Invalid slides.s1.size: there is no such field",
  ],
  [
    "a text over its bound",
    { slides: { s2: { headline: "x".repeat(501) } } },
    "Invalid slides.s2.headline: must be a string of at most 500 characters",
  ],
  [
    "a slide without what it needs",
    { slides: { s9: { kind: "quote" } } },
    "Invalid slides.s9.text: must be given",
  ],
  [
    "a slide that does not exist",
    { order: ["s1", "s2", "s3", "s9"] },
    'Invalid order: there is no slide "s9"',
  ],
  [
    "the removal of a slide that does not exist",
    { slides: { s9: null } },
    "Invalid slides.s9: there is no such slide",
  ],
  ["a slide that is left out", { order: ["s1"] }, 'Invalid order: must have the slide "s2"'],
  [
    "a slide that says nothing",
    { slides: { s1: { headline: " ", subline: null, kicker: null } } },
    "Invalid slides.s1: must say something",
  ],
  [
    "no slides",
    { slides: { s1: null, s2: null, s3: null } },
    "Invalid slides: must be from 1 to 20",
  ],
  ["another format", { format: "reel" }, "Invalid format: cannot be changed"],
  [
    "a look that does not exist",
    { design: { visualTemplate: "nope" } },
    "Invalid design.visualTemplate: must be minimal or news",
  ],
  [
    "a drawing that does not exist",
    { slides: { s1: { drawing: "no such thing" } } },
    'Invalid slides.s1.drawing: there is no drawing "no such thing" that a look can colour',
  ],
  [
    "a picture that is none",
    { slides: { s1: { picture: { id: "upl_1" } } } },
    'Invalid slides.s1.picture.id: "upl_1" is no picture of this post and no upload of yours, or has expired',
  ],
  [
    "a narration where nobody speaks",
    { slides: { s1: { narration: ["Hello."] } } },
    "Invalid slides.s1.narration: there is none, as nobody speaks in such a post",
  ],
  [
    "data that do not add up",
    {
      slides: {
        s2: {
          data: {
            kind: "parts",
            parts: [
              { label: "a", value: "1", share: 0.2 },
              { label: "b", value: "2", share: 0.2 },
            ],
          },
        },
      },
    },
    "Invalid slides.s2.data.parts: shares must add up to 1",
  ],
  [
    "a hashtag that is none",
    { hashtags: ["two words"] },
    "Invalid hashtags.0: must be a string that matches ^#[^\\s#]{1,99}$",
  ],
  ["no object", [], "Invalid body: must be a JSON object"],
];

test.each(WRONG)("%s is refused, and says which field", async (_, body, error) => {
  const { details = [], ...refused } = await refusal(await patch(original, body));
  expect(refused).toEqual({ status: 400, code: "invalid_request", error });
  // A body that is none has no fields.
  const told = Array.isArray(body) ? error : `Invalid ${details[0]?.field}: ${details[0]?.message}`;
  expect(told).toBe(error);
});

test("a patch has to say which draft it is about, in a media type of its own", async () => {
  const { etag } = await draftOf(original);
  const statusOf = async (headers: Record<string, string | null>) =>
    (await patch(original, { caption: "No" }, headers)).status;
  expect(await statusOf({ "if-match": null })).toBe(428);
  expect(await statusOf({ "if-match": '"0123456789abcdef0123456789abcdef"' })).toBe(412);
  expect(await statusOf({ "if-match": `W/${etag}` })).toBe(412);
  expect(await statusOf({ "content-type": "application/json" })).toBe(415);
  expect(await refusal(await patch(original, "{"))).toMatchObject({ status: 400 });
});

test("there is no draft of what is not finished, is gone, or is somebody else's", async () => {
  const pending = await jobIdOf(await service.postText({ text: "A text.", format: "image" }));
  expect(await refusal(await patch(pending, {}))).toMatchObject({
    status: 409,
    code: "not_completed",
  });
  const headers = { "x-api-key": key.text };
  await ask(`/api/v1/jobs/${pending}/cancel`, { method: "POST", headers });
  expect(await refusal(await patch(pending, {}))).toMatchObject({
    status: 409,
    code: "not_completed",
  });
  await ask(`/api/v1/jobs/${pending}`, { method: "DELETE", headers });
  expect((await patch(pending, {})).status).toBe(404);
  const stranger = await newAccount("stranger@example.com");
  const { text } = await keys.create(stranger.id, "theirs");
  expect((await draftOf(original, text)).status).toBe(404);
  expect((await patch(original, {}, { "x-api-key": text })).status).toBe(404);
});

test("an edit of a post that has got a later revision than is known is refused, and makes nothing", async () => {
  const first = await post();
  const latestOf = async (jobId: string) => (await draftOf(jobId)).latestRevision;
  const edit = async (known: string, headers: Record<string, string> = {}) =>
    await patch(first, { caption: "Mine" }, headers, `?latestRevision=${known}`);
  expect(await latestOf(first)).toBe(first);
  // Of two that are sent at once, one is too late.
  const answers = await Promise.all([
    edit(first, { "idempotency-key": "one" }),
    edit(first, { "idempotency-key": "other" }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 412]);
  const [made, refused] = answers.toSorted((one, other) => one.status - other.status);
  if (made === undefined || refused === undefined) throw new Error("Two were sent");
  expect(await refusal(refused)).toMatchObject({ code: "newer_revision" });
  const second = await jobIdOf(made);
  expect(await latestOf(first)).toBe(second);
  // A request that is repeated is no later one.
  const key = answers[0]?.status === 202 ? "one" : "other";
  expect(await jobIdOf(await edit(first, { "idempotency-key": key }))).toBe(second);
  await service.run(await jobIdOf(await edit(second)));
  // What failed is no later revision.
  const third = await latestOf(first);
  const failed = await jobIdOf(await edit(third));
  const headers = { "x-api-key": service.key.text };
  await ask(`/api/v1/jobs/${failed}/cancel`, { method: "POST", headers });
  expect(await latestOf(first)).toBe(third);
  expect((await jobs.get(third))?.postId).toBe(first);
});

test("the same edit with the same Idempotency-Key makes one revision", async () => {
  const headers = { "idempotency-key": "edit-1" };
  const [one, other] = [
    await jobIdOf(await patch(original, { caption: "Once" }, headers)),
    await jobIdOf(await patch(original, { caption: "Once" }, headers)),
  ];
  expect(other).toBe(one);
  expect((await patch(original, { caption: "Twice" }, headers)).status).toBe(422);
});

test("edits have a limit of their own, and use up no requests", async () => {
  const free = await newAccount("free@example.com", "free");
  const { text } = await keys.create(free.id, "free");
  const headers = { "x-api-key": text };
  const made = await service.postText(
    { text: "Bees dance. They tell the way.", format: "image", visualTemplate: "minimal" },
    text,
  );
  expect(made.headers.get("ratelimit")).toStartWith('"hour";r=9');
  const jobId = await service.run(await jobIdOf(made));
  const answers = await Promise.all(
    Array.from({ length: 80 }, () => patch(jobId, { caption: "Bees" }, headers)),
  );
  const accepted = answers.filter(({ status }) => status === 202);
  // One job of such an account runs at a time.
  expect(accepted).toHaveLength(1);
  expect(accepted[0]?.headers.get("ratelimit")).toStartWith('"edits";r=59');
  expect(accepted[0]?.headers.get("ratelimit-policy")).toBe('"edits";q=60;w=3600');
  expect(answers.every(({ status }) => status === 202 || status === 429)).toBe(true);
  const usage = await ask("/api/v1/usage", { headers });
  expect(await usage.json()).toMatchObject({
    data: { requests: { used: 1 }, edits: { limit: 60, used: 1, remaining: 59 } },
  });
});

test("a variant is the post, as it was edited, in another format and look, and counts as an edit", async () => {
  const edited = await revise(original, { slides: { s1: { headline: "It waits" } } });
  const variant = async (body: object) => {
    const headers = { "x-api-key": key.text, "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return await ask(`/api/v1/jobs/${edited}/variants`, init);
  };
  const image = await jobIdOf(await variant({ format: "image", visualTemplate: "news" }));
  await service.run(image);
  expect(await jobs.contentOfJob(image)).toMatchObject({
    format: "image",
    metadata: { visualTemplate: "news", slideCount: null },
  });
  expect((await draftOf(image)).draft.slides.s1).toMatchObject({ headline: "It waits" });
  expect(await jobs.get(image)).toMatchObject({ revisionOf: edited, postId: image });
  const reel = await jobs.draft(await jobIdOf(await variant({ format: "reel" })));
  expect(reel).toMatchObject({
    fields: {
      design: { height: 1920 },
      spokenSlides: [{ narration: ["It waits.", expect.any(String)] }, {}, {}],
    },
  });
  expect(await refusal(await variant({ format: "poem" }))).toMatchObject({ status: 400 });
  expect(await refusal(await variant({ visualTemplate: "auto" }))).toMatchObject({
    error: "Invalid design.visualTemplate: must be minimal or news",
  });
}, 30_000);

test("a slide is worded otherwise from what the post was made from, as long as that is kept", async () => {
  const first = await post({ slideCount: 3 });
  const rewrite = (jobId: string, id: string) =>
    ask(`/api/v1/jobs/${jobId}/draft/slides/${id}/rewrite`, {
      method: "POST",
      headers: { "x-api-key": key.text },
    });
  const edited = await revise(first, { slides: { s2: { headline: "The captain may wait" } } });
  const response = await rewrite(edited, "s2");
  const { data } = (await response.json()) as { data: object[] };
  expect(data.length).toBeGreaterThan(0);
  expect(data.length).toBeLessThanOrEqual(3);
  for (const wording of data) {
    expect((await patch(edited, { slides: { s2: wording } })).status).toBe(202);
  }
  expect((await rewrite(edited, "s7")).status).toBe(404);
  await store.delete(`sources/${first}.txt`);
  expect(await refusal(await rewrite(edited, "s2"))).toMatchObject({
    status: 409,
    code: "no_source",
  });
}, 30_000);

test("a revision that was cancelled can be retried, with what was edited", async () => {
  const jobId = await jobIdOf(
    await patch(original, { caption: "Edited", slides: { s2: { headline: "Edited" } } }),
  );
  const headers = { "x-api-key": key.text };
  const cancelled = await ask(`/api/v1/jobs/${jobId}/cancel`, { method: "POST", headers });
  expect(cancelled.status).toBe(200);
  await ask(`/api/v1/jobs/${jobId}/retry`, { method: "POST", headers });
  await service.run(jobId);
  expect(await jobs.contentOfJob(jobId)).toMatchObject({ caption: "Edited" });
  expect((await draftOf(jobId)).draft.slides.s2).toMatchObject({ headline: "Edited" });
});

test("a post that was made without a draft says that it has none", async () => {
  const { id } = await jobs.create(newJob(service.account.id));
  const run = await jobs.start(id);
  if (run === undefined) throw new Error("The job does not start");
  await jobs.complete(run, newContent(id));
  expect(await refusal(await patch(id, {}))).toMatchObject({ status: 409, code: "no_draft" });
});
