import { createRequire } from "node:module";

// Remotion's Studio can write files and start programs, yet it listens on every interface and has no
// setting for that. So it is made to believe that the machine has no other interface.
const require = createRequire(import.meta.url);
const { RenderInternals }: typeof import("@remotion/renderer") = require("@remotion/renderer");
RenderInternals.getPortConfig = () => ({ host: "127.0.0.1", hostsToTry: ["127.0.0.1"] });
const os: typeof import("node:os") = require("node:os");
os.networkInterfaces = () => ({});
