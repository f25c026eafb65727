import { useCallback, useEffect, useMemo, useState } from "react";
import type { AccountData } from "../server/account/schemas.ts";
import type { Facts } from "../server/dashboard/facts.ts";
import { ApiError, createApi } from "./api.ts";
import { forgetAllEdits } from "./editor/saved_edits.ts";
import { AccountPage } from "./pages/account.tsx";
import { BrandPage } from "./pages/brand.tsx";
import { ConfirmPage } from "./pages/confirm.tsx";
import { CreatePage } from "./pages/create.tsx";
import { ForgottenPage } from "./pages/forgotten.tsx";
import { JobPage } from "./pages/job.tsx";
import { KeysPage } from "./pages/keys.tsx";
import { LibraryPage } from "./pages/library.tsx";
import { ResetPage } from "./pages/reset.tsx";
import { SignInPage } from "./pages/sign_in.tsx";
import { SignUpPage } from "./pages/sign_up.tsx";
import { TemplatesPage } from "./pages/templates.tsx";
import { ConfirmNotice } from "./parts/confirm_notice.tsx";
import { CrashGuard } from "./parts/crash_guard.tsx";
import { Shell } from "./parts/shell.tsx";
import { LoadError } from "./parts/states.tsx";
import { navigate, useLocation } from "./router.tsx";
import { SessionContext } from "./session.tsx";

/** The dashboard. */
export function App({ facts }: { facts: Facts }) {
  // Undefined while loading, null if nobody is signed in.
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

  const isSignInPage = pathname === "/sign-in" || pathname === "/sign-up";
  // Links in mails are opened in any browser, whoever is signed in there.
  const isOpen = ["/reset", "/confirm", "/new-email", "/forgotten"].includes(pathname);
  useEffect(() => {
    if (account === null && !isSignInPage && !isOpen)
      navigate(signInPath(pathname), { replace: true });
    if (account && isSignInPage) navigate(pathAfterSignIn(), { replace: true });
  }, [account, isSignInPage, isOpen, pathname]);

  const isUnconfirmed = account?.confirmed === false;
  useEffect(() => {
    if (!isUnconfirmed) return;
    // The link was perhaps opened in another tab. If not, or offline, the page stays as it is.
    const look = () => api.account().then(setAccount, () => {});
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isUnconfirmed, api]);

  const leave = useCallback(() => {
    // The draft is not for the next user of this computer.
    sessionStorage.clear();
    forgetAllEdits();
    setAccount(null);
  }, []);
  const signOut = useCallback(async () => {
    try {
      await api.signOut();
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error(String(reason)));
      return;
    }
    leave();
  }, [api, leave]);
  const session = useMemo(
    () => (account ? { api, account, facts, signOut, leave, reload: load } : null),
    [api, account, facts, signOut, leave, load],
  );

  if (error !== null) {
    return (
      <main className="gate">
        <LoadError error={error} onRetry={load} />
      </main>
    );
  }
  if (account === undefined) return null;
  if (isOpen) {
    const enter = (entered: AccountData) => {
      setAccount(entered);
      navigate("/create", { replace: true });
    };
    if (pathname === "/reset") return <ResetPage api={api} onDone={enter} />;
    if (pathname === "/forgotten") return <ForgottenPage api={api} />;
    const kind = pathname === "/new-email" ? "newEmail" : "account";
    const confirm = { api, account, kind, onSignedIn: setAccount, onDone: load } as const;
    return <ConfirmPage {...confirm} />;
  }
  if (session === null) {
    const Page = pathname === "/sign-up" ? SignUpPage : SignInPage;
    return <Page api={api} onDone={setAccount} />;
  }
  return (
    <SessionContext value={session}>
      <Shell>
        <ConfirmNotice />
        <CrashGuard key={pathname}>
          <Page pathname={pathname} />
        </CrashGuard>
      </Shell>
    </SessionContext>
  );
}

function Page({ pathname }: { pathname: string }) {
  const [, section = "", subpath] = pathname.split("/");
  switch (section) {
    case "library":
      return subpath ? <JobPage key={subpath} id={decodeURIComponent(subpath)} /> : <LibraryPage />;
    case "templates":
      return <TemplatesPage />;
    case "settings":
      return <SettingsPage part={subpath} />;
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

/** Path of the sign-in page, which returns to `pathname`. */
function signInPath(pathname: string): string {
  const isDefault = pathname === "/" || pathname === "/create";
  return isDefault ? "/sign-in" : `/sign-in?${new URLSearchParams({ next: pathname })}`;
}

/** The page requested before signing in; only paths of the dashboard are allowed. */
function pathAfterSignIn(): string {
  const next = new URLSearchParams(location.search).get("next") ?? "/create";
  return /^\/[a-z]/.test(next) ? next : "/create";
}
