import type { Content } from "../posts/content.ts";
import type { Template } from "../posts/template.ts";
import type { Renderer } from "../rendering/renderer.ts";
import type { Voice } from "../speech/voice.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import type { Writer } from "../writing/writer.ts";

/** Takes a finished post. Publishing the same job again gives the content that is there. */
export interface Publisher {
  publish(content: Omit<Content, "createdAt">): Promise<Content>;
}

declare module "../pipeline/services.ts" {
  /** What the built-in stages may ask for in `uses`. */
  interface Services {
    writer: Writer;
    voice: Voice;
    renderer: Renderer;
    store: ObjectStore;
    templates: Readonly<Record<string, Template>>;
    publisher: Publisher;
  }
}
