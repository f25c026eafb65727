import { createReadStream, createWriteStream } from "node:fs";
import { chmod, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, createBrotliDecompress } from "node:zlib";
import { cachedFolder } from "./cached_folder.ts";

/**
 * Unpacks the Chrome of `@sparticuz/chromium` once per machine and returns the path of a script
 * that starts it with the libraries and fonts that a bare machine lacks. The package can unpack
 * itself, but only into the temporary folder, and not safely if two processes start at once.
 *
 * @throws if it cannot be unpacked, for example because the disk is full.
 */
export async function unpackChrome(roots: readonly string[]): Promise<string> {
  const packaged = fileURLToPath(new URL("..", import.meta.resolve("@sparticuz/chromium")));
  const { version } = JSON.parse(await readFile(join(packaged, "package.json"), "utf8"));
  const folder = await cachedFolder(`chrome-${version}`, {
    roots,
    make: (into) => unpack(join(packaged, "bin"), into),
  });
  return join(folder, "chrome");
}

async function unpack(bin: string, folder: string): Promise<void> {
  await Promise.all([
    unpackProgram(join(bin, "chromium.br"), join(folder, "chromium")),
    unpackArchive(join(bin, "al2023.tar.br"), folder),
    unpackArchive(join(bin, "fonts.tar.br"), folder),
    writeFile(join(folder, "chrome"), LAUNCHER, { mode: 0o755 }),
  ]);
  // The package's own file points to folders of the cloud service it was built for.
  await writeFile(join(folder, "fonts.conf"), FONTS_CONF);
}

async function unpackProgram(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
  await chmod(to, 0o755);
}

async function unpackArchive(from: string, folder: string): Promise<void> {
  const tar = brotliDecompressSync(await readFile(from));
  await new Bun.Archive(tar).extract(folder);
}

// A script rather than this process's environment: only Chrome gets these libraries, and every start
// checks again what the machine has.
const LAUNCHER = `#!/bin/sh
here=$(dirname "$0")
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="\${FONTCONFIG_PATH:-$here}"
"$here/chromium" --version >/dev/null 2>&1 ||
  export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$here/chromium" "$@"
`;

const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;
