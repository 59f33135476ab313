import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  labelledBy: string;
  children: ReactNode;
  close: () => void;
}

/** A modal of the platform: it traps the focus, closes on Escape, and leaves the page behind it alone. */
export function Dialog({ labelledBy, children, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={labelledBy}
      onClose={close}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      {children}
    </dialog>
  );
}
