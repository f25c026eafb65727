import { lookReasonIn } from "../../languages/look_reason.ts";
import { useTranslator } from "../translation.tsx";

/** Why a look was chosen; in English where the service says it in words of its own. */
export function LookReason({ text }: { text: string }) {
  const reason = lookReasonIn(text, useTranslator());
  if (reason !== null) return <span className="reason">{reason}</span>;
  return (
    <span className="reason" lang="en" dir="auto">
      {text}
    </span>
  );
}
