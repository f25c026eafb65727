import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { type Asset, textAsset } from "../http/asset.ts";

const ENTRY = fileURLToPath(new URL("../../dashboard/main.tsx", import.meta.url));

/** Where the dashboard's files are served. */
export const ASSETS_PATH = "/assets";

/** The dashboard's bundled files. Their names change with their content. */
export interface DashboardBundle {
  assets: ReadonlyMap<string, Asset>;
  /** Name of the script that starts it. */
  script: string;
  /** Name of its style sheet. */
  style: string;
}

/** Bundles the dashboard in memory, in a fraction of a second. */
export async function bundleDashboard(): Promise<DashboardBundle> {
  const assets = new Map<string, Asset>();
  const { outputs } = await Bun.build({
    entrypoints: [ENTRY],
    target: "browser",
    minify: true,
    // Each language but English is a file of its own, which is loaded when it is chosen.
    splitting: true,
    naming: { entry: "dashboard-[hash].[ext]", chunk: "part-[hash].[ext]" },
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [fontFiles(assets)],
  });
  for (const output of outputs) {
    const bytes = new Uint8Array(await output.arrayBuffer());
    assets.set(basename(output.path), textAsset(bytes, output.type));
  }
  return {
    assets,
    script: nameOf(outputs, ({ kind }) => kind === "entry-point"),
    style: nameOf(outputs, ({ path }) => path.endsWith(".css")),
  };
}

/** Keeps fonts in separate files: browsers then load only those they need. */
function fontFiles(assets: Map<string, Asset>): Bun.BunPlugin {
  return {
    name: "font-files",
    setup(build) {
      build.onResolve({ filter: /\.woff2$/ }, async ({ path, importer }) => {
        const file = Bun.file(Bun.fileURLToPath(new URL(path, Bun.pathToFileURL(importer))));
        const bytes = await file.bytes();
        const hash = Bun.hash(bytes).toString(36);
        const name = `${basename(path, ".woff2")}-${hash}.woff2`;
        assets.set(name, { body: new Blob([bytes]), packed: null, contentType: "font/woff2" });
        return { path: `${ASSETS_PATH}/${name}`, external: true };
      });
    },
  };
}

function nameOf(
  outputs: readonly Bun.BuildArtifact[],
  isWanted: (output: Bun.BuildArtifact) => boolean,
): string {
  const output = outputs.find(isWanted);
  if (output === undefined) throw new Error("Cannot bundle the dashboard as a file is missing");
  return basename(output.path);
}
