// Owns dialogs over the table: native ones, so that focus is kept inside and given back, and Escape closes them.

import { useEffect, useId, useRef, type ReactNode } from 'react';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Open as long as it is rendered. */
export function Dialog({ title, onClose, children, className }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      // When it is taken away rather than closed, the browser does not give the focus back.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={`dialog note play-dialog${className === undefined ? '' : ` ${className}`}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // The dim around the dialog belongs to the element itself.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="play-dialog-body">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

export interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** The way out comes first: whoever presses Enter without reading loses nothing. */
export function Confirm({ title, text, yes, no, onYes, onNo }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onNo}>
      <p className="soft">{text}</p>
      <div className="play-dialog-acts">
        <button type="button" className="act is-primary" onClick={onNo}>
          {no}
        </button>
        <button type="button" className="act" onClick={onYes}>
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
