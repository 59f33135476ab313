import { useStore } from '../session/store';
import type { Toast, ToastOptions } from './toast.types';
import { PLUGIN_DEFAULTS, ToastBoard } from './toast-board';

export const APP_DEFAULTS: ToastOptions = { ...PLUGIN_DEFAULTS, position: 'bottom', durationMs: 3_000 };
export const CLEAR_ALL = 'tresen:clear-toasts';

/** Long enough to read: people need about a second for fifteen letters. */
const errorDuration = (text: string): number => Math.max(APP_DEFAULTS.durationMs, text.length * 65);

export const board = new ToastBoard(APP_DEFAULTS);

type Options = Partial<ToastOptions>;

export const toast = {
  success: (text: string, options?: Options) => board.show('success', text, options),
  info: (text: string, options?: Options) => board.show('info', text, options),
  warning: (text: string, options?: Options) => board.show('warning', text, options),
  /** With a headline it reads "headline: message", like a failed call. */
  error(headline: string, message?: string, options?: Options) {
    const text = message ? `${headline}: ${message}` : headline;
    return board.show('error', text, { position: 'top', durationMs: errorDuration(text), ...options });
  },
  dismiss: (id: number) => board.dismiss(id),
  clear: () => board.clear(),
};

const NONE: readonly Toast[] = [];

export const useToasts = (): readonly Toast[] => useStore(board.toasts, NONE);

/** Anything on the page may dismiss all toasts without knowing this module. */
export const clearOnEvent = (): void => window.addEventListener(CLEAR_ALL, () => board.clear());
