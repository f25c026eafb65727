import { constants } from "node:fs";
import { access } from "node:fs/promises";
import type { ChromeMode } from "@remotion/renderer";
import { unpackChrome } from "./packaged_chrome.ts";
import { RenderError } from "./renderer.ts";

/** A Chrome that is known to start. */
export interface Chrome {
  executable: string;
  /** The mode in which Remotion has to launch it. */
  mode: ChromeMode;
  /** Its output for `--version`, such as "Chromium 153.0.8010.0". */
  version: string;
}

/** Options of {@linkcode findChrome}. */
export interface FindChromeOptions {
  /** Path of the browser to use; null to search for one. */
  executable: string | null;
  /** Folders to unpack the packaged Chrome into, see `cacheRoots`. */
  cacheRoots: readonly string[];
}

/**
 * Finds a Chrome that starts: the configured one, or else the one from npm (Linux x64 only), or
 * else an installed one.
 *
 * @throws {RenderError} if none starts; the message says what to do.
 */
export async function findChrome(options: FindChromeOptions): Promise<Chrome> {
  if (options.executable !== null) return await startConfigured(options.executable);
  const failures: string[] = [];
  if (process.platform === "linux" && process.arch === "x64") {
    const found = await tryPackaged(options.cacheRoots, failures);
    if (found !== undefined) return found;
  }
  for (const executable of installedPaths()) {
    const started = await start(executable);
    if ("version" in started) return { ...started, executable, mode: "chrome-for-testing" };
    failures.push(`${executable}: ${started.problem}`);
  }
  const why = failures.length === 0 ? "none is installed" : failures.join("; ");
  throw new RenderError(
    `Cannot find a Chrome that starts (${why}): install Chrome or Chromium, or set BROWSER_EXECUTABLE to one`,
  );
}

async function startConfigured(executable: string): Promise<Chrome> {
  const started = await start(executable);
  if ("version" in started) return { ...started, executable, mode: "chrome-for-testing" };
  throw new RenderError(
    `Cannot start "${executable}" (${started.problem}): set BROWSER_EXECUTABLE to the path of a Chrome or Chromium`,
  );
}

async function tryPackaged(
  roots: readonly string[],
  failures: string[],
): Promise<Chrome | undefined> {
  try {
    const executable = await unpackChrome(roots);
    const started = await start(executable);
    if ("version" in started) return { ...started, executable, mode: "headless-shell" };
    failures.push(`${executable}: ${started.problem}`);
  } catch (error) {
    failures.push(`Chrome from npm: ${error instanceof Error ? error.message : String(error)}`);
  }
  return undefined;
}

async function start(executable: string): Promise<{ version: string } | { problem: string }> {
  try {
    await access(executable, constants.X_OK);
    const child = Bun.spawn([executable, "--version"], { stdout: "pipe", stderr: "pipe" });
    const [output, problem, code] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
      child.exited,
    ]);
    if (code === 0) return { version: output.trim() };
    return { problem: problem.trim().split("\n")[0] || `exit code ${code}` };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function installedPaths(): string[] {
  const names = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
  const inPath = names.map((name) => Bun.which(name)).filter((path) => path !== null);
  switch (process.platform) {
    case "darwin":
      return [
        ...inPath,
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
      ];
    case "win32":
      return [
        ...inPath,
        "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
        "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
      ];
    default:
      return inPath;
  }
}
