import { useEffect } from "react";
import type { DeliveryData } from "../../server/webhook/schemas.ts";
import { ageOf, timeOfDay } from "../labels.ts";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { useAttempt } from "../use_attempt.ts";
import { useResource } from "../use_resource.ts";
import { Problem } from "./states.tsx";

const REFRESH_MS = 1_500;
/** A delivery that failed is tried again much later. */
const SOON_MS = 60_000;
const STATES = {
  waiting: "webhook.waiting",
  delivered: "webhook.delivered",
  failed: "webhook.failed",
} as const;

/** What was sent to the webhook lately, with the receiver's answers, and a test to send. */
export function Deliveries() {
  const { say } = useTranslator();
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
        <h3>{say("webhook.deliveries")}</h3>
        <button type="button" className="button small" disabled={isBusy} onClick={test}>
          {say("webhook.test")}
        </button>
      </div>
      <Problem error={problem ?? error ?? null} />
      {data?.length === 0 && <p className="hint">{say("webhook.none")}</p>}
      <ul aria-label={say("webhook.deliveries")}>
        {data?.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} />
        ))}
      </ul>
    </div>
  );
}

function Delivery({ delivery }: { delivery: DeliveryData }) {
  const translator = useTranslator();
  const { say } = translator;
  const { event, state, attempts, error, createdAt, nextAttemptAt } = delivery;
  const told = [
    ageOf(createdAt, Date.now(), translator),
    say("webhook.attempts", { count: attempts }),
    ...(nextAttemptAt !== null && attempts > 0
      ? [say("webhook.nextTry", { time: timeOfDay(nextAttemptAt, translator) })]
      : []),
  ];
  return (
    <li>
      <code>{event}</code>
      <span className="status" data-status={STATUSES[state]}>
        {say(STATES[state])}
      </span>
      <span className="hint">{told.join(" · ")}</span>
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
