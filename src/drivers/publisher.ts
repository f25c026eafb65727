import type { Content } from "../posts/content.ts";

/** Publishes finished posts. */
export interface Publisher {
  /** Stores a finished post. Idempotent: publishing a job again returns the existing content. */
  publish(content: Omit<Content, "createdAt">): Promise<Content>;
}
