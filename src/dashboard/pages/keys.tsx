import { type FormEvent, useState } from "react";
import type { KeyData } from "../../server/keys/schemas.ts";
import { ageOf, dateOf } from "../labels.ts";
import { CopyButton } from "../parts/copy_button.tsx";
import { ConfirmDialog, Dialog } from "../parts/dialog.tsx";
import { Field } from "../parts/field.tsx";
import { SettingsHead } from "../parts/settings_head.tsx";
import { Empty, LoadError, Problem, Skeleton } from "../parts/states.tsx";
import { useSession } from "../session.tsx";
import { useResource } from "../use_resource.ts";

const MAX_KEYS = 10;

/** The account's API keys. */
export function KeysPage() {
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
      <title>API keys · Postloom</title>
      <SettingsHead />
      <section className="panel">
        <h2>New key</h2>
        <p className="lead">
          Programs send it in the <code>x-api-key</code> header. Every key has the permissions of
          the account.
        </p>
        <NewKey isFull={active.length >= MAX_KEYS} onCreate={create} />
        <Problem error={problem} />
      </section>
      <section>
        <div className="section-head">
          <h2>Active keys</h2>
          {data !== undefined && (
            <p className="hint number">
              {active.length} of {MAX_KEYS}
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
  const [name, setName] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCreate(name.trim());
    setName("");
  };
  if (isFull)
    return (
      <p className="hint">You can have up to {MAX_KEYS} keys. Revoke one to create another.</p>
    );
  return (
    <form className="row grow" onSubmit={submit}>
      <Field
        label="Name"
        value={name}
        maxLength={100}
        placeholder="For example, laptop or newsletter"
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button primary" disabled={name.trim() === ""}>
        Create key
      </button>
    </form>
  );
}

function NewKeyDialog({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Dialog title="Your new key" onClose={onClose}>
      <p>Copy it now: it will not be shown again. Treat it like a password.</p>
      <p className="secret" data-testid="new-key">
        {text}
      </p>
      <div className="row end">
        <CopyButton text={text} label="Copy key" />
        <button type="button" className="button primary" onClick={onClose}>
          Done
        </button>
      </div>
    </Dialog>
  );
}

function KeyList({ keys, onRevoke }: { keys: readonly KeyData[]; onRevoke: (id: string) => void }) {
  const [revoking, setRevoking] = useState<KeyData | null>(null);
  if (keys.length === 0) {
    return (
      <Empty icon="key" title="No keys yet">
        <p>With a key, your programs can make posts. Create your first one above.</p>
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
              Created {dateOf(key.createdAt)}
              <br />
              {key.lastUsedAt === null ? "Never used" : `Used ${ageOf(key.lastUsedAt, Date.now())}`}
            </p>
            <button type="button" className="button small" onClick={() => setRevoking(key)}>
              Revoke<span className="visually-hidden"> {key.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {revoking !== null && (
        <ConfirmDialog
          title="Revoke this key?"
          action="Revoke"
          onClose={() => setRevoking(null)}
          onConfirm={() => {
            onRevoke(revoking.id);
            setRevoking(null);
          }}
        >
          <p>
            Programs that use <bdi>{revoking.name}</bdi> will lose access at once. This cannot be
            undone.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
