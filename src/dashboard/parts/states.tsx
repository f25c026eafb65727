import { type ReactNode, useSyncExternalStore } from "react";
import { ApiError } from "../api.ts";
import { useTranslator } from "../translation.tsx";
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
  const { say } = useTranslator();
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <div className="state" role="alert">
      <Icon name="warning" />
      <h2>{say(isMissing ? "state.missing" : "state.failed")}</h2>
      <p>{isMissing ? say("state.missingWhy") : <Reason error={error} />}</p>
      {!isMissing && (
        <button type="button" className="button" onClick={onRetry}>
          <Icon name="retry" />
          {say("action.tryAgain")}
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
          <Reason error={error} />
        </p>
      )}
    </div>
  );
}

/** What an error means, with the service's own words beside it if those are in another language. */
function Reason({ error }: { error: Error }) {
  const { say, meaningOf } = useTranslator();
  if (!(error instanceof ApiError)) return error.message;
  if (error.code === "unreachable") return say("error.unreachable");
  if (error.code === "unknown") return say("error.unknown", { status: error.status });
  const meaning = meaningOf(error.code);
  if (meaning === null) return error.message;
  return (
    <span>
      {meaning}{" "}
      <span className="hint" lang="en" dir="ltr">
        {error.message}
      </span>
    </span>
  );
}

/** Placeholder for rows that are loading. */
export function Skeleton({ rows = 3, tall = false }: { rows?: number; tall?: boolean }) {
  const { say } = useTranslator();
  return (
    <div className="skeletons" role="status">
      <span className="visually-hidden">{say("state.loading")}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={tall ? "skeleton tall" : "skeleton"} />
      ))}
    </div>
  );
}

/** Banner shown while the browser is offline. */
export function OfflineBanner() {
  const { say } = useTranslator();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <p className="offline" role="status">
      <Icon name="offline" />
      {say("state.offline")}
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
