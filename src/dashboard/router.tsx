import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from "react";

const MOVED = "postloom:moved";

/** Goes to a page of the dashboard without loading anything anew. */
export function navigate(href: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", href);
  dispatchEvent(new Event(MOVED));
  if (!replace) scrollTo(0, 0);
}

/** The address that is shown. */
export function useLocation(): URL {
  return new URL(useSyncExternalStore(subscribe, () => location.href));
}

function subscribe(onChange: () => void): () => void {
  addEventListener("popstate", onChange);
  addEventListener(MOVED, onChange);
  return () => {
    removeEventListener("popstate", onChange);
    removeEventListener(MOVED, onChange);
  };
}

/** A link to another page of the dashboard. */
export function Link({
  href,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const follow = (event: MouseEvent) => {
    // A new tab, a new window and a download stay the browser's business.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
