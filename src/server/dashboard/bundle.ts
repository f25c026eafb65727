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
    naming: "dashboard-[hash].[ext]",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [fontFiles(assets)],
  });
  for (const output of outputs) {
    const bytes = new Uint8Array(await output.arrayBuffer());
    assets.set(basename(output.path), textAsset(bytes, output.type));
  }
  return { assets, script: nameEndingIn(assets, ".js"), style: nameEndingIn(assets, ".css") };
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
        assets.set(name, { body: new Blob([bytes]), gzipped: null, contentType: "font/woff2" });
        return { path: `${ASSETS_PATH}/${name}`, external: true };
      });
    },
  };
}

function nameEndingIn(assets: ReadonlyMap<string, Asset>, ending: string): string {
  const name = [...assets.keys()].find((key) => key.endsWith(ending));
  if (name === undefined)
    throw new Error(`Cannot bundle the dashboard as it has no ${ending} file`);
  return name;
}
