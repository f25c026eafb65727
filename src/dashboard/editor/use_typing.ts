import { type RefObject, useEffect, useRef } from "react";

/**
 * Marks an element with `data-typing` while one of the texts in it is typed into, for a layout that leaves
 * room to the keyboard. The mark stays until a press that leaves the text is over: what moves away under a
 * finger would not be pressed.
 *
 * @param texts A selector of the texts.
 */
export function useTyping(texts: string): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = around.current;
    if (element === null) return;
    let isPressed = false;
    let timer = 0;
    const isTyping = () =>
      element.contains(document.activeElement) && document.activeElement?.matches(texts) === true;
    // At once, as a browser scrolls to what it focuses.
    const enter = () => {
      if (isTyping()) element.dataset.typing = "";
    };
    const leave = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (!isPressed && !isTyping()) delete element.dataset.typing;
      });
    };
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      isPressed = false;
      leave();
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("focusin", enter, { signal });
    element.addEventListener("focusout", leave, { signal });
    addEventListener("pointerdown", press, { signal, capture: true });
    addEventListener("pointerup", release, { signal, capture: true });
    addEventListener("pointercancel", release, { signal, capture: true });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [texts]);
  return around;
}
