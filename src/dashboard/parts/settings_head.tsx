import { Link, useLocation } from "../router.tsx";
import { PageHead } from "./shell.tsx";

const TABS = [
  { href: "/settings/keys", label: "API keys" },
  { href: "/settings/brand", label: "Brand" },
  { href: "/settings/account", label: "Account" },
];

/** The title and the tabs of the settings. */
export function SettingsHead() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHead title="Settings" />
      <nav className="tabs" aria-label="Settings">
        {TABS.map(({ href, label }) => (
          <Link key={href} href={href} {...(pathname === href ? { "aria-current": "page" } : {})}>
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}
