// An app with a format whose stage blocks its process for a text that says "stuck". For any other text
// it completes only in a process that is not blocked.
import { existsSync } from "node:fs";
import { createApp, defineStage, format, t } from "postloom";
import { PostInput } from "postloom/posts";

const nap = defineStage({
  name: "nap",
  version: 1,
  needs: t.Pick(PostInput, ["jobId", "contentId", "sourceKey", "sourceType"]),
  adds: t.Object({ contentIdPublished: t.String() }),
  uses: ["store", "publisher"],
  permissions: { env: ["STUCK_FILE"] },
  async run({ jobId, contentId: id, sourceKey, sourceType: type }, { store, publisher, env }) {
    const source = await store.get(sourceKey);
    const text = await new Response(source?.body).text();
    const file = env("STUCK_FILE") ?? "";
    if (text === "stuck") {
      await Bun.write(file, "now");
      for (;;);
    }
    while (!existsSync(file)) await Bun.sleep(50);
    // The other job's loop has begun: here this one stops for good.
    await Bun.sleep(200);
    const metadata = { platform: "instagram", visualTemplate: "none" };
    const media = { audioKey: null, images: [], videos: [], files: {} };
    const content = { id, jobId, type, format: "nap", caption: text, hashtags: "", metadata };
    const { id: contentIdPublished } = await publisher.publish({ ...content, ...media });
    return { contentIdPublished };
  },
});

const about = { title: "Nap", description: "Waits", medium: "picture" } as const;
const pipelines = format("nap", about).use(nap());
await createApp({ pipelines, builtIn: { pipelines: false } }).run();
