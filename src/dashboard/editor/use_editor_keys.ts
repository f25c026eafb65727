import { useEffect } from "react";
import type { Editor } from "./use_editor.ts";

/** The keys that undo, redo and draw, wherever the focus is but in a dialog. */
export function useEditorKeys({ undo, redo, draw, isChanged, drawing }: Editor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || document.querySelector("dialog[open]")) return;
      // What is looked for is no part of the draft.
      if (event.target instanceof Element && event.target.matches("[type=search]")) return;
      const key = event.key.toLowerCase();
      if (key === "z" && !event.shiftKey) undo();
      else if (key === "y" || (key === "z" && event.shiftKey)) redo();
      else if (key === "enter" && isChanged && drawing === null) draw();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [undo, redo, draw, isChanged, drawing]);
}
