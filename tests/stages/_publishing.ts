import type { Publisher } from "postloom/drivers";
import type { Content } from "postloom/posts";
import { scriptOf } from "./_script.ts";

/** What every stage that publishes needs of a job. */
export const FINISHED = {
  jobId: "job_1",
  contentId: "post_1",
  sourceType: "text",
  sourceKey: "sources/job_1.txt",
  request: {
    format: "carousel",
    platform: "instagram",
    visualTemplate: "auto",
    visualStyleVariant: null,
    customPrompt: "Mention oaks",
  },
  script: scriptOf([], { hashtags: ["#Trees", "#Forest"] }),
  design: {
    template: "minimal",
    variant: "sage",
    platform: "instagram",
    width: 1080,
    height: 1350,
  },
} as const;

/** A publisher that keeps the first content of each job, as a publisher has to. */
export function createShelf(): Publisher & { contents: Content[] } {
  const contents: Content[] = [];
  return {
    contents,
    async publish(content) {
      const kept = contents.find(({ jobId }) => jobId === content.jobId);
      if (kept !== undefined) return kept;
      const published = { ...content, createdAt: new Date() };
      contents.push(published);
      return published;
    },
  };
}
