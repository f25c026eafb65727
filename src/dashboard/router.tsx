import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from "react";

const NAVIGATED = "postloom:moved";

/** Options of {@linkcode navigate}. */
export interface NavigateOptions {
  /** Whether the page takes the place of the present one, for the browser's button to go back. */
  replace?: boolean;
  /** What the browser keeps with the page. Such a page scrolls by itself. */
  state?: unknown;
}

/** Navigates to a page of the dashboard without a reload. */
export function navigate(href: string, { replace = false, state = null }: NavigateOptions = {}) {
  history[replace ? "replaceState" : "pushState"](state, "", href);
  dispatchEvent(new Event(NAVIGATED));
  if (!replace && state === null) scrollTo(0, 0);
}

/** The current URL. */
export function useLocation(): URL {
  return new URL(useSyncExternalStore(subscribe, () => location.href));
}

function subscribe(onChange: () => void): () => void {
  addEventListener("popstate", onChange);
  addEventListener(NAVIGATED, onChange);
  return () => {
    removeEventListener("popstate", onChange);
    removeEventListener(NAVIGATED, onChange);
  };
}

/** A link to another page of the dashboard. */
export function Link({
  href,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const handleClick = (event: MouseEvent) => {
    // The browser handles new tabs, new windows and downloads.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(href);
  };
  return <a href={href} onClick={handleClick} {...rest} />;
}
