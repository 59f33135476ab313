import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { pushLayer } from './layers';

interface Props {
  labelledBy: string;
  children: ReactNode;
  /** A product's sheet is wider where there is room. */
  className?: string;
  close: () => void;
}

/** A modal of the platform: it traps the focus and gives it back; Escape, a tap beside it and Back close it. */
export function Dialog({ labelledBy, children, className = '', close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const lift = pushLayer(() => element?.close());
    return () => {
      lift();
      element?.close();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className={`sheet ${className}`}
      aria-labelledby={labelledBy}
      onClose={close}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      {children}
    </dialog>
  );
}
