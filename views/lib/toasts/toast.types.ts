export const POSITIONS = ['top-right', 'top', 'top-left', 'bottom-right', 'bottom', 'bottom-left'] as const;
export type Position = (typeof POSITIONS)[number];

export type ToastKind = 'success' | 'error' | 'info' | 'warning';
export type ToastPhase = 'pending' | 'active' | 'leaving';

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface ToastOptions {
  position: Position;
  /** 0 stays until it is dismissed. */
  durationMs: number;
  dismissible: boolean;
  pauseOnHover: boolean;
  /** Waits until the position is free. */
  queue: boolean;
  /** A button beside the text; a click on it dismisses the toast too. */
  action?: ToastAction;
}

export interface Toast extends ToastOptions {
  id: number;
  kind: ToastKind;
  text: string;
  phase: ToastPhase;
}
