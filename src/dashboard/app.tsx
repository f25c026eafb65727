import { useCallback, useEffect, useMemo, useState } from "react";
import type { AccountData } from "../server/account/schemas.ts";
import type { Facts } from "../server/dashboard/facts.ts";
import { ApiError, createApi } from "./api.ts";
import { AccountPage } from "./pages/account.tsx";
import { BrandPage } from "./pages/brand.tsx";
import { CreatePage } from "./pages/create.tsx";
import { JobPage } from "./pages/job.tsx";
import { KeysPage } from "./pages/keys.tsx";
import { LibraryPage } from "./pages/library.tsx";
import { SignInPage } from "./pages/sign_in.tsx";
import { SignUpPage } from "./pages/sign_up.tsx";
import { TemplatesPage } from "./pages/templates.tsx";
import { CrashGuard } from "./parts/crash_guard.tsx";
import { Shell } from "./parts/shell.tsx";
import { LoadError } from "./parts/states.tsx";
import { navigate, useLocation } from "./router.tsx";
import { SessionContext } from "./session.tsx";

/** The dashboard. */
export function App({ facts }: { facts: Facts }) {
  // Undefined until the server has said who is signed in.
  const [account, setAccount] = useState<AccountData | null>();
  const [error, setError] = useState<Error | null>(null);
  const { pathname } = useLocation();
  const api = useMemo(() => createApi({ onSignedOut: () => setAccount(null) }), []);
  const load = useCallback(() => {
    setError(null);
    api.account().then(setAccount, (reason: Error) => {
      if (!(reason instanceof ApiError && reason.status === 401)) setError(reason);
    });
  }, [api]);
  useEffect(load, [load]);

  const isGate = pathname === "/sign-in" || pathname === "/sign-up";
  useEffect(() => {
    if (account === null && !isGate) navigate(gateFor(pathname), { replace: true });
    if (account && isGate) navigate(afterGate(), { replace: true });
  }, [account, isGate, pathname]);

  const signOut = useCallback(async () => {
    try {
      await api.signOut();
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error(String(reason)));
      return;
    }
    // What was written here is not for the next who sits down.
    sessionStorage.clear();
    setAccount(null);
  }, [api]);
  const session = useMemo(
    () => (account ? { api, account, facts, signOut } : null),
    [api, account, facts, signOut],
  );

  if (error !== null) {
    return (
      <main className="gate">
        <LoadError error={error} onRetry={load} />
      </main>
    );
  }
  if (account === undefined) return null;
  if (session === null) {
    const Page = pathname === "/sign-up" ? SignUpPage : SignInPage;
    return <Page api={api} onDone={setAccount} />;
  }
  return (
    <SessionContext value={session}>
      <Shell>
        <CrashGuard key={pathname}>
          <Page pathname={pathname} />
        </CrashGuard>
      </Shell>
    </SessionContext>
  );
}

function Page({ pathname }: { pathname: string }) {
  const [, place = "", rest] = pathname.split("/");
  switch (place) {
    case "library":
      return rest ? <JobPage key={rest} id={decodeURIComponent(rest)} /> : <LibraryPage />;
    case "templates":
      return <TemplatesPage />;
    case "settings":
      return <SettingsPage part={rest} />;
    default:
      return <CreatePage />;
  }
}

function SettingsPage({ part }: { part: string | undefined }) {
  switch (part) {
    case "account":
      return <AccountPage />;
    case "brand":
      return <BrandPage />;
    default:
      return <KeysPage />;
  }
}

/** Where to sign in, and come back from. */
function gateFor(pathname: string): string {
  const isDefault = pathname === "/" || pathname === "/create";
  return isDefault ? "/sign-in" : `/sign-in?${new URLSearchParams({ next: pathname })}`;
}

/** The page that was wanted before signing in; only a page of the dashboard will do. */
function afterGate(): string {
  const next = new URLSearchParams(location.search).get("next") ?? "/create";
  return /^\/[a-z]/.test(next) ? next : "/create";
}
