import { type ReactNode, useEffect, useRef } from "react";
import { useTranslator } from "../translation.tsx";

/** A modal dialog, open while it is mounted. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="dialog-title">
      <h2 id="dialog-title">{title}</h2>
      {children}
    </dialog>
  );
}

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog({
  title,
  action,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  action: string;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { say } = useTranslator();
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div className="row end">
        <button type="button" className="button" onClick={onClose}>
          {say("action.keep")}
        </button>
        <button type="button" className="button danger" onClick={onConfirm}>
          {action}
        </button>
      </div>
    </Dialog>
  );
}
