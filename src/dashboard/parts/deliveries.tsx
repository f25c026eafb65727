import { useEffect } from "react";
import type { DeliveryData } from "../../server/webhook/schemas.ts";
import { ageOf } from "../labels.ts";
import { useSession } from "../session.tsx";
import { useAttempt } from "../use_attempt.ts";
import { useResource } from "../use_resource.ts";
import { Problem } from "./states.tsx";

const REFRESH_MS = 1_500;
/** A delivery that failed is tried again much later. */
const SOON_MS = 60_000;
const STATES = { waiting: "Waiting", delivered: "Delivered", failed: "Given up" } as const;

/** What was sent to the webhook lately, with the receiver's answers, and a test to send. */
export function Deliveries() {
  const { api } = useSession();
  const { data, error, reload } = useResource("deliveries", api.deliveries);
  const { error: problem, isBusy, attempt } = useAttempt();
  const isChanging = data?.some(isDueSoon) ?? false;
  useEffect(() => {
    if (!isChanging) return;
    const timer = setInterval(reload, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isChanging, reload]);
  const test = () =>
    attempt(async () => {
      await api.testWebhook();
      reload();
    });
  return (
    <div className="deliveries">
      <div className="row apart">
        <h3>Deliveries</h3>
        <button type="button" className="button small" disabled={isBusy} onClick={test}>
          Send a test
        </button>
      </div>
      <Problem error={problem ?? error ?? null} />
      {data?.length === 0 && <p className="hint">Nothing was sent yet.</p>}
      <ul aria-label="Deliveries">
        {data?.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} />
        ))}
      </ul>
    </div>
  );
}

function Delivery({ delivery }: { delivery: DeliveryData }) {
  const { event, state, attempts, error, createdAt, nextAttemptAt } = delivery;
  const again =
    nextAttemptAt !== null && attempts > 0
      ? `, next try ${new Date(nextAttemptAt).toLocaleTimeString("en-GB", { timeStyle: "short" })}`
      : "";
  return (
    <li>
      <code>{event}</code>
      <span className="status" data-status={STATUSES[state]}>
        {STATES[state]}
      </span>
      <span className="hint">
        {ageOf(createdAt, Date.now())}, {attempts === 1 ? "1 attempt" : `${attempts} attempts`}
        {again}
      </span>
      {error !== null && (
        <p className="why" dir="auto">
          {error}
        </p>
      )}
    </li>
  );
}

/** The dots that jobs have, too. */
const STATUSES = { waiting: "processing", delivered: "completed", failed: "failed" } as const;

function isDueSoon({ nextAttemptAt }: DeliveryData): boolean {
  return nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + SOON_MS;
}
