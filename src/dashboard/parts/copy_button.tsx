import { useEffect, useState } from "react";
import { useTranslator } from "../translation.tsx";
import { Icon } from "./icon.tsx";

const FEEDBACK_MS = 2_000;

/** Copies a text to the clipboard, and confirms it. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { say } = useTranslator();
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => setState((await copyText(text)) ? "copied" : "failed");
  const status = {
    idle: label ?? say("action.copy"),
    copied: say("copy.done"),
    failed: say("copy.failed"),
  }[state];
  return (
    <button type="button" className="button small" onClick={copy}>
      <Icon name={state === "copied" ? "check" : "copy"} />
      <span aria-live="polite">{status}</span>
    </button>
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages loaded over plain HTTP have no clipboard API, but can still copy a selection.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const textarea = document.createElement("textarea");
  textarea.value = text;
  textarea.className = "visually-hidden";
  const parent = document.querySelector("dialog[open]") ?? document.body;
  parent.append(textarea);
  textarea.select();
  const copied = document.execCommand("copy");
  textarea.remove();
  return copied;
}
