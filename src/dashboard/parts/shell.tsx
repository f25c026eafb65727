import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "../router.tsx";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { Icon, Wordmark } from "./icon.tsx";
import { LanguageSwitch } from "./language_switch.tsx";
import { OfflineBanner } from "./states.tsx";
import { ThemeSwitch } from "./theme_switch.tsx";

const PAGES = [
  { href: "/create", label: "page.create", icon: "create" },
  { href: "/library", label: "page.library", icon: "library" },
  { href: "/templates", label: "page.templates", icon: "templates" },
  { href: "/settings/keys", label: "page.settings", icon: "settings" },
] as const;

/** Header and navigation around every page of a signed-in account. */
export function Shell({ children }: { children: ReactNode }) {
  const { say } = useTranslator();
  const { account, signOut } = useSession();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Screen readers and keyboards start at the top of the new page.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div className="shell">
      <a className="skip" href="#main">
        {say("shell.skip")}
      </a>
      <header className="side">
        <Link href="/create" className="home">
          <Wordmark />
        </Link>
        <nav aria-label={say("shell.pages")}>
          {PAGES.map(({ href, label, icon }) => (
            <Link key={href} href={href} {...currentIf(isWithin(pathname, href))}>
              <Icon name={icon} />
              <span>{say(label)}</span>
            </Link>
          ))}
          <a href="/docs">
            <Icon name="api" />
            <span>{say("page.api")}</span>
          </a>
        </nav>
        <div className="who">
          <LanguageSwitch />
          <ThemeSwitch />
          <p className="email" title={account.email}>
            <bdi>{account.email}</bdi>
          </p>
          <button type="button" className="quiet" onClick={signOut}>
            <Icon name="signOut" />
            {say("shell.signOut")}
          </button>
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <OfflineBanner />
        {children}
      </main>
    </div>
  );
}

/** The title of a page, with an introduction and actions. */
export function PageHead({
  title,
  lead,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="page-head">
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p className="lead">{lead}</p>}
      </div>
      {children !== undefined && <div className="row">{children}</div>}
    </div>
  );
}

function isWithin(pathname: string, href: string): boolean {
  const section = href.split("/")[1] ?? "";
  return pathname.split("/")[1] === section;
}

function currentIf(isCurrent: boolean): { "aria-current"?: "page" } {
  return isCurrent ? { "aria-current": "page" } : {};
}
