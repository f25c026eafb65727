import { useState } from "react";
import { useTranslator } from "../translation.tsx";
import { isSame } from "./patch_of.ts";
import { TextArea } from "./text_area.tsx";

/** What a voice says of a scene, a sentence a line. */
export function Narration({
  sentences,
  error,
  onChange,
}: {
  sentences: readonly string[];
  error: string | null;
  onChange: (sentences: readonly string[], typed: string) => void;
}) {
  const { say } = useTranslator();
  const [typed, setTyped] = useState("");
  // Lines that are still empty are kept as long as nothing else has changed.
  const text = isSame(linesOf(typed), sentences) ? typed : sentences.join("\n");
  return (
    <TextArea
      label={say("edit.narration")}
      value={text}
      isLong
      path={["narration"]}
      error={error}
      onChange={(text) => {
        setTyped(text);
        onChange(linesOf(text), text);
      }}
    />
  );
}

/** Lines that say something. */
function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}
