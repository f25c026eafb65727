import { createRequire } from "node:module";

// Remotion's Studio would listen on every address of the machine, and it can write files and start
// programs. It has no setting for that, so it is told that the machine has no other address.
const require = createRequire(import.meta.url);
const { RenderInternals }: typeof import("@remotion/renderer") = require("@remotion/renderer");
RenderInternals.getPortConfig = () => ({ host: "127.0.0.1", hostsToTry: ["127.0.0.1"] });
const os: typeof import("node:os") = require("node:os");
os.networkInterfaces = () => ({});
