import { type FormEvent, useState } from "react";
import type { KeyData } from "../../server/keys/schemas.ts";
import { ageOf, dateOf } from "../labels.ts";
import { CopyButton } from "../parts/copy_button.tsx";
import { ConfirmDialog, Dialog } from "../parts/dialog.tsx";
import { Field } from "../parts/field.tsx";
import { SettingsHead } from "../parts/settings_head.tsx";
import { Empty, LoadError, Problem, Skeleton } from "../parts/states.tsx";
import { useSession } from "../session.tsx";
import { Said, useTranslator } from "../translation.tsx";
import { useResource } from "../use_resource.ts";

const MAX_KEYS = 10;

/** The account's API keys. */
export function KeysPage() {
  const { say } = useTranslator();
  const { api } = useSession();
  const { data, error, reload } = useResource("keys", api.keys);
  const [created, setCreated] = useState<string | null>(null);
  const [problem, setProblem] = useState<Error | null>(null);
  const attempt = async (action: () => Promise<void>) => {
    setProblem(null);
    try {
      await action();
    } catch (reason) {
      setProblem(reason instanceof Error ? reason : new Error(String(reason)));
    }
    reload();
  };
  const create = (name: string) =>
    attempt(async () => setCreated((await api.createKey({ name })).key));
  const revoke = (id: string) =>
    attempt(async () => {
      await api.revokeKey(id);
    });
  const active = data?.filter(({ revokedAt }) => revokedAt === null) ?? [];
  return (
    <>
      <title>{`${say("page.keys")} · Postloom`}</title>
      <SettingsHead />
      <section className="panel">
        <h2>{say("keys.new")}</h2>
        <p className="lead">
          <Said message="keys.lead" header={<code>x-api-key</code>} />
        </p>
        <NewKey isFull={active.length >= MAX_KEYS} onCreate={create} />
        <Problem error={problem} />
      </section>
      <section>
        <div className="section-head">
          <h2>{say("keys.active")}</h2>
          {data !== undefined && (
            <p className="hint number">
              {say("keys.of", { count: active.length, most: MAX_KEYS })}
            </p>
          )}
        </div>
        {data !== undefined ? (
          <KeyList keys={active} onRevoke={revoke} />
        ) : error !== undefined ? (
          <LoadError error={error} onRetry={reload} />
        ) : (
          <Skeleton />
        )}
      </section>
      {created !== null && <NewKeyDialog text={created} onClose={() => setCreated(null)} />}
    </>
  );
}

function NewKey({ isFull, onCreate }: { isFull: boolean; onCreate: (name: string) => void }) {
  const { say } = useTranslator();
  const [name, setName] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCreate(name.trim());
    setName("");
  };
  if (isFull) return <p className="hint">{say("keys.full", { most: MAX_KEYS })}</p>;
  return (
    <form className="row grow" onSubmit={submit}>
      <Field
        label={say("keys.name")}
        value={name}
        maxLength={100}
        placeholder={say("keys.example")}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button primary" disabled={name.trim() === ""}>
        {say("keys.create")}
      </button>
    </form>
  );
}

function NewKeyDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const { say } = useTranslator();
  return (
    <Dialog title={say("keys.yours")} onClose={onClose}>
      <p>{say("keys.copyNow")}</p>
      <p className="secret" data-testid="new-key">
        {text}
      </p>
      <div className="row end">
        <CopyButton text={text} label={say("keys.copy")} />
        <button type="button" className="button primary" onClick={onClose}>
          {say("action.done")}
        </button>
      </div>
    </Dialog>
  );
}

function KeyList({ keys, onRevoke }: { keys: readonly KeyData[]; onRevoke: (id: string) => void }) {
  const translator = useTranslator();
  const { say } = translator;
  const [revoking, setRevoking] = useState<KeyData | null>(null);
  if (keys.length === 0) {
    return (
      <Empty icon="key" title={say("keys.none")}>
        <p>{say("keys.noneText")}</p>
      </Empty>
    );
  }
  return (
    <>
      <ul className="keys">
        {keys.map((key) => (
          <li key={key.id}>
            <div>
              <strong>
                <bdi>{key.name}</bdi>
              </strong>
              <code>
                {key.prefix}…{key.lastFour}
              </code>
            </div>
            <p className="hint">
              {say("keys.created", { date: dateOf(key.createdAt, translator) })}
              <br />
              {key.lastUsedAt === null
                ? say("keys.neverUsed")
                : say("keys.used", { age: ageOf(key.lastUsedAt, Date.now(), translator) })}
            </p>
            <button type="button" className="button small" onClick={() => setRevoking(key)}>
              {say("keys.revoke")}
              <span className="visually-hidden"> {key.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {revoking !== null && (
        <ConfirmDialog
          title={say("keys.revokeTitle")}
          action={say("keys.revoke")}
          onClose={() => setRevoking(null)}
          onConfirm={() => {
            onRevoke(revoking.id);
            setRevoking(null);
          }}
        >
          <p>
            <Said message="keys.revokeText" name={<bdi>{revoking.name}</bdi>} />
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
