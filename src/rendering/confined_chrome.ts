import { chmod, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { cachedFolder } from "./cached_folder.ts";
import type { Chrome } from "./chrome.ts";

/** A Chrome with programs that start it apart from the service. */
export interface ConfinedChrome extends Chrome {
  plain: string;
  /** Starts it in its sandbox, which fails where the kernel does not allow that; null: not possible. */
  sandboxed: string | null;
}

/**
 * Wraps Chrome in scripts that keep the service's environment from it, with all its secrets, and, for
 * `sandboxed`, put it in its sandbox. For root that means another user, as Chrome refuses to run as
 * root in a sandbox.
 *
 * @param roots Folders to keep the scripts in, see `cacheRoots`.
 */
export async function confineChrome(
  chrome: Chrome,
  roots: readonly string[],
): Promise<ConfinedChrome> {
  if (process.platform === "win32") {
    return { ...chrome, plain: resolve(chrome.executable), sandboxed: null };
  }
  const scripts = {
    plain: script(chrome, { isSandboxed: false }),
    sandboxed: script(chrome, { isSandboxed: true }),
  };
  const hash = new Bun.CryptoHasher("sha256").update(Object.values(scripts).join("\0"));
  const folder = await cachedFolder(`chrome-start-${hash.digest("hex").slice(0, 16)}`, {
    roots,
    async make(into) {
      for (const [name, source] of Object.entries(scripts)) {
        await writeFile(join(into, name), source);
        await chmod(join(into, name), 0o755);
      }
      // The folder is made for its owner alone, and Chrome may run as another user.
      await chmod(into, 0o755);
    },
  });
  return { ...chrome, plain: join(folder, "plain"), sandboxed: join(folder, "sandboxed") };
}

/** What Chrome, and what drives it, get to see of the environment. */
export const CHROME_VARIABLES: readonly string[] = [
  ...["PATH", "HOME", "TMPDIR", "TZ", "LANG", "LC_ALL", "XDG_CACHE_HOME"],
  ...["LD_LIBRARY_PATH", "FONTCONFIG_PATH", "FONTCONFIG_FILE"],
];

// Remotion switches the sandbox off by arguments, and hands on its own environment.
function script({ executable }: Chrome, { isSandboxed }: { isSandboxed: boolean }): string {
  const skipped = "--no-sandbox|--no-zygote|--disable-setuid-sandbox) continue ;;";
  return `#!/bin/sh
profile=
for argument do
  shift
  case $argument in
    ${isSandboxed ? skipped : "'') ;;"}
    --user-data-dir=*) profile=\${argument#*=} ;;
  esac
  set -- "$@" "$argument"
done
set -- ${quoted(resolve(executable))} "$@"
${GIVING_WAY}${isSandboxed ? OTHER_USER : ""}for name in ${CHROME_VARIABLES.join(" ")}; do
  eval "value=\\\${$name-}"
  [ -z "$value" ] || set -- "$name=$value" "$@"
done
exec env -i "$@"
`;
}

// Linux divides time between sessions before it looks at the niceness of their processes, and
// Remotion starts Chrome in a session of its own: that gets half of the niceness that Chrome was
// given, as all of the service is one session, and a reel would hardly get on beside a busy one.
const GIVING_WAY = `(
  read -r status </proc/$$/stat && set -- \${status##*) } && [ "$4" = $$ ] && echo $(($(nice) / 2)) >/proc/$$/autogroup
) 2>/dev/null
`;

// A change of user makes Linux forget that the process is to die with its parent.
const OTHER_USER = `if [ "$(id -u)" = 0 ]; then
  chown nobody "$profile"
  export HOME="$profile" TMPDIR="$profile"
  unset XDG_CACHE_HOME
  set -- setpriv --reuid=nobody --regid="$(id -g nobody)" --clear-groups --pdeathsig=KILL "$@"
fi
`;

function quoted(path: string): string {
  return `'${path.replaceAll("'", `'\\''`)}'`;
}
