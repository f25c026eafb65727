import { useState } from "react";
import { useTranslator } from "../translation.tsx";
import { isSame } from "./patch_of.ts";
import { TextArea } from "./text_area.tsx";

/** Hashtags, with a space between them. */
export function Hashtags({
  hashtags,
  error,
  onChange,
}: {
  hashtags: readonly string[];
  error: string | null;
  onChange: (hashtags: readonly string[], typed: string) => void;
}) {
  const { say } = useTranslator();
  const [typed, setTyped] = useState("");
  // What is typed may still lack a letter or have a space at its end.
  const text = isSame(tagsIn(typed), hashtags) ? typed : hashtags.join(" ");
  return (
    <TextArea
      label={say("result.hashtags")}
      value={text}
      isLong={false}
      error={error}
      onChange={(text) => {
        setTyped(text);
        onChange(tagsIn(text), text);
      }}
    />
  );
}

/** The hashtags in a text; a word becomes one, and a "#" alone is none yet. */
function tagsIn(text: string): string[] {
  return text
    .split(/[\s#]+/)
    .filter((word) => word !== "")
    .map((word) => `#${word}`);
}
