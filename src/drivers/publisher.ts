import type { Content } from "../posts/content.ts";

/** Takes a finished post. Publishing the same job again gives the content that is there. */
export interface Publisher {
  publish(content: Omit<Content, "createdAt">): Promise<Content>;
}
