import { expect, test } from "bun:test";
import { previewKey } from "../../../src/previews/preview.ts";
import { testService } from "../_service.ts";

const { ask, key, store } = await testService();

test("looks show the previews that are drawn, until then those that came with Postloom", async () => {
  const preview = { template: "minimal", variant: "dark", medium: "picture" } as const;
  const objectKey = previewKey(preview, "test");
  const look = async () => {
    const answer = await ask("/api/v1/templates", { headers: { "x-api-key": key.text } });
    return (await answer.json()).data[0];
  };
  const nothing = { image: null, carousel: null, reel: null };
  expect(await look()).toMatchObject({
    name: "minimal",
    title: "Minimal",
    variants: [
      { name: "light", previews: nothing },
      { name: "dark", previews: nothing },
    ],
  });
  const shippedKey = previewKey(preview, "shipped");
  await store.put(shippedKey, new Uint8Array([1]), "image/webp");
  const shipped = { ...nothing, image: `https://posts.example/${shippedKey}` };
  expect((await look()).variants[1]).toEqual({ name: "dark", previews: shipped });
  await store.put(objectKey, new Uint8Array([1]), "image/webp");
  const image = `https://posts.example/${objectKey}`;
  expect((await look()).variants[1]).toEqual({ name: "dark", previews: { ...nothing, image } });
  expect((await ask(`/${objectKey}`)).status).toBe(200);
  expect((await ask("/api/v1/templates")).status).toBe(401);
});
