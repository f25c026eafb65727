import { useEffect, useState } from "react";
import { Icon } from "./icon.tsx";

const SHOWN_MS = 2_000;

/** Copies a text, and says so. */
export function CopyButton({ text, label = "Copy" }: { text: string; label?: string }) {
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => setState((await copyText(text)) ? "copied" : "failed");
  const says = { idle: label, copied: "Copied", failed: "Cannot copy" }[state];
  return (
    <button type="button" className="button small" onClick={copy}>
      <Icon name={state === "copied" ? "check" : "copy"} />
      <span aria-live="polite">{says}</span>
    </button>
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Browsers keep the clipboard from pages that came by plain http: the old way still works there.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const holder = document.createElement("textarea");
  holder.value = text;
  holder.className = "visually-hidden";
  const parent = document.querySelector("dialog[open]") ?? document.body;
  parent.append(holder);
  holder.select();
  const copied = document.execCommand("copy");
  holder.remove();
  return copied;
}
