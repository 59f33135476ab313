import {
  IconAlertTriangle,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { POSITIONS, type Toast, type ToastAction, type ToastKind } from '../../lib/toasts/toast.types';
import { board, useToasts } from '../../lib/toasts/toasts';
import classes from './Toasts.module.css';

const ICONS: Record<ToastKind, typeof IconX> = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconExclamationCircle,
};

/** The six places stand in the page from the start: a live region that arrives with its text is often not read out. */
export function Toasts() {
  const toasts = useToasts();

  return POSITIONS.map((position) => (
    <div
      key={position}
      className={classes.place}
      data-position={position}
      // A bar says here how high it is, and not for the whole page, which would be styled anew.
      data-above-bar
      aria-live="polite"
    >
      {toasts
        .filter((toast) => toast.position === position && toast.phase !== 'pending')
        .map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
    </div>
  ));
}

function ToastCard({ toast: { id, kind, text, phase, dismissible, action } }: { toast: Toast }) {
  const Icon = ICONS[kind];

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside does the same for the keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      className={classes.toast}
      data-kind={kind}
      data-phase={phase}
      role={kind === 'error' ? 'alert' : 'status'}
      onClick={() => board.click(id)}
      onMouseEnter={() => board.hover(id)}
      onMouseLeave={() => board.leave(id)}
      onFocus={() => board.hover(id)}
      onBlur={() => board.leave(id)}
    >
      <Icon size={22} stroke={1.75} aria-hidden className={classes.icon} />
      <span className={classes.text}>{text}</span>
      {action && <ActionButton id={id} action={action} />}
      {dismissible && (
        <button type="button" className={classes.close} aria-label="Meldung schließen">
          <IconX size={18} aria-hidden />
        </button>
      )}
    </div>
  );
}

function ActionButton({ id, action: { label, run } }: { id: number; action: ToastAction }) {
  function act(event: MouseEvent): void {
    event.stopPropagation();
    board.dismiss(id);
    run();
  }

  return (
    <button type="button" className={classes.action} onClick={act}>
      {label}
    </button>
  );
}
