import { createRequire } from "node:module";

// Remotion's Studio can write files and start programs, yet it listens on every interface and has no
// setting for that. So it is made to believe that the machine has no other interface.
const require = createRequire(import.meta.url);
const { RenderInternals }: typeof import("@remotion/renderer") = require("@remotion/renderer");
RenderInternals.getPortConfig = () => ({ host: "127.0.0.1", hostsToTry: ["127.0.0.1"] });
const os: typeof import("node:os") = require("node:os");
os.networkInterfaces = () => ({});

// It warns of "breakages" where a package has another version than one of Remotion's tools wants that is
// not used here: this one comes with Kokoro.
const inside = createRequire(require.resolve("@remotion/cli/package.json"));
const { EXTRA_PACKAGES }: { EXTRA_PACKAGES: Record<string, string> } = inside(
  "./dist/extra-packages.js",
);
delete EXTRA_PACKAGES["@huggingface/transformers"];
