import { Link, useLocation } from "../router.tsx";
import { useTranslator } from "../translation.tsx";
import { PageHead } from "./shell.tsx";

const TABS = [
  { href: "/settings/keys", label: "page.keys" },
  { href: "/settings/brand", label: "page.brand" },
  { href: "/settings/account", label: "page.account" },
] as const;

/** The title and the tabs of the settings. */
export function SettingsHead() {
  const { say } = useTranslator();
  const { pathname } = useLocation();
  return (
    <>
      <PageHead title={say("page.settings")} />
      <nav className="tabs" aria-label={say("page.settings")}>
        {TABS.map(({ href, label }) => (
          <Link key={href} href={href} {...(pathname === href ? { "aria-current": "page" } : {})}>
            {say(label)}
          </Link>
        ))}
      </nav>
    </>
  );
}
