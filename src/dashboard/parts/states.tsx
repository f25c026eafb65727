import { type ReactNode, useSyncExternalStore } from "react";
import { ApiError } from "../api.ts";
import { Icon, type IconName } from "./icon.tsx";

/** Empty state of a page. */
export function Empty({
  icon,
  title,
  children,
}: {
  icon: IconName;
  title: string;
  children: ReactNode;
}) {
  return (
    <div className="state">
      <Icon name={icon} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** Error state of something that could not be loaded. */
export function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <div className="state" role="alert">
      <Icon name="warning" />
      <h2>{isMissing ? "There is nothing here" : "This could not be loaded"}</h2>
      <p>
        {isMissing ? "It may have been deleted, or it belongs to another account." : error.message}
      </p>
      {!isMissing && (
        <button type="button" className="button" onClick={onRetry}>
          <Icon name="retry" />
          Try again
        </button>
      )}
    </div>
  );
}

/** Shows why an action failed. */
export function Problem({ error }: { error: Error | null }) {
  return (
    <div role="alert" className="problem-slot">
      {error !== null && (
        <p className="problem">
          <Icon name="warning" />
          {error.message}
        </p>
      )}
    </div>
  );
}

/** Placeholder for rows that are loading. */
export function Skeleton({ rows = 3, tall = false }: { rows?: number; tall?: boolean }) {
  return (
    <div className="skeletons" role="status">
      <span className="visually-hidden">Loading</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={tall ? "skeleton tall" : "skeleton"} />
      ))}
    </div>
  );
}

/** Banner shown while the browser is offline. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <p className="offline" role="status">
      <Icon name="offline" />
      You are offline. Posts in progress continue without you; this page will update when you are
      back online.
    </p>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}
