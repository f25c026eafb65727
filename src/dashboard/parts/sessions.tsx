import type { Translator } from "../../languages/translator.ts";
import { ageOf } from "../labels.ts";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { useAttempt } from "../use_attempt.ts";
import { useResource } from "../use_resource.ts";
import { LoadError, Problem, Skeleton } from "./states.tsx";

/** Browsers by what they call themselves; those that others claim to be, too, come first. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

/** Where the account is signed in, each of them to be ended. */
export function Sessions() {
  const translator = useTranslator();
  const { say } = translator;
  const { api } = useSession();
  const { data, error, reload } = useResource("sessions", api.sessions);
  const { error: problem, isBusy, attempt } = useAttempt();
  if (data === undefined) {
    return error === undefined ? (
      <Skeleton rows={1} />
    ) : (
      <LoadError error={error} onRetry={reload} />
    );
  }
  const end = (id: string) =>
    attempt(async () => {
      await api.endSession(id);
      reload();
    });
  return (
    <>
      <ul className="sessions" aria-label={say("account.signedIn")}>
        {data.map(({ id, browser, createdAt, isThis }) => (
          <li key={id}>
            <span>
              {browserName(browser, translator)}
              {isThis && <strong> · {say("account.thisBrowser")}</strong>}
            </span>
            <span className="hint">
              {say("account.signedInAge", { age: ageOf(createdAt, Date.now(), translator) })}
            </span>
            {!isThis && (
              <button
                type="button"
                className="button small"
                disabled={isBusy}
                onClick={() => end(id)}
              >
                {say("shell.signOut")}
                <span className="visually-hidden"> {browserName(browser, translator)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <Problem error={problem} />
    </>
  );
}

/** "Firefox on Linux", as far as a browser says what it is. */
export function browserName(userAgent: string | null, { say }: Translator): string {
  const nameIn = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const system = nameIn(SYSTEMS);
  const browser = nameIn(BROWSERS) ?? say("account.aBrowser");
  return system === undefined ? browser : say("account.browserOn", { browser, system });
}
