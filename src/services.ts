import type { DocumentReader } from "./documents/reader.ts";
import type { DrawingPack } from "./drawings/drawing_pack.ts";
import type { Publisher } from "./drivers/publisher.ts";
import type { Atlas } from "./maps/atlas.ts";
import type { Template } from "./posts/template.ts";
import type { Renderer } from "./rendering/renderer.ts";
import type { SoundMixer } from "./sound/sound_mixer.ts";
import type { Voice } from "./speech/voice.ts";
import type { ObjectStore } from "./storage/object_store.ts";
import type { Writer } from "./writing/writer.ts";

/** The services that every stage can list in `uses`. */
export interface BuiltInServices {
  reader: DocumentReader;
  writer: Writer;
  voice: Voice;
  renderer: Renderer;
  store: ObjectStore;
  templates: Readonly<Record<string, Template>>;
  drawings: DrawingPack;
  mixer: SoundMixer;
  atlas: Atlas;
  publisher: Publisher;
}

// By the package's name, as in any other repository: TypeScript only merges declarations of an
// interface if all of them name its module in the same way.
declare module "postloom" {
  interface Services extends BuiltInServices {}
}
