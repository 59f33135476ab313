import { createStore } from '../session/store';
import type { Toast, ToastKind, ToastOptions } from './toast.types';

export const QUEUE_POLL_MS = 250;
export const DISMISS_MS = 150;

export const PLUGIN_DEFAULTS: ToastOptions = {
  position: 'top-right',
  durationMs: 3_000,
  dismissible: true,
  pauseOnHover: true,
  queue: false,
};

interface Countdown {
  handle: ReturnType<typeof setTimeout>;
  startedAt: number;
  leftMs: number;
}

/** The life of toasts: pending, active, leaving, gone. */
export class ToastBoard {
  readonly toasts = createStore<readonly Toast[]>([]);
  private readonly countdowns = new Map<number, Countdown>();
  private lastId = 0;

  constructor(private readonly defaults: ToastOptions = PLUGIN_DEFAULTS) {}

  show(kind: ToastKind, text: string, options: Partial<ToastOptions> = {}): number {
    const id = ++this.lastId;
    this.toasts.set([
      ...this.toasts.get(),
      { ...this.defaults, ...options, id, kind, text, phase: 'pending' },
    ]);
    this.activate(id);
    return id;
  }

  /** A click. */
  click(id: number): void {
    if (this.find(id)?.dismissible) this.dismiss(id);
  }

  hover(id: number): void {
    const countdown = this.countdowns.get(id);
    if (!countdown || !this.find(id)?.pauseOnHover) return;
    clearTimeout(countdown.handle);
    countdown.leftMs -= Date.now() - countdown.startedAt;
  }

  leave(id: number): void {
    const countdown = this.countdowns.get(id);
    if (countdown && this.find(id)?.pauseOnHover) this.count(id, countdown.leftMs);
  }

  dismiss(id: number): void {
    const found = this.find(id);
    if (!found || found.phase === 'leaving') return;
    clearTimeout(this.countdowns.get(id)?.handle);
    this.countdowns.delete(id);
    this.change(id, 'leaving');
    setTimeout(() => this.remove(id), DISMISS_MS);
  }

  clear(): void {
    for (const { id, phase } of this.toasts.get()) {
      if (phase === 'pending') this.remove(id);
      else this.dismiss(id);
    }
  }

  private activate(id: number): void {
    const found = this.find(id);
    if (!found) return;
    if (found.queue && this.isTaken(found)) {
      setTimeout(() => this.activate(id), QUEUE_POLL_MS);
      return;
    }
    this.change(id, 'active');
    if (found.durationMs > 0) this.count(id, found.durationMs);
  }

  private count(id: number, leftMs: number): void {
    const handle = setTimeout(() => this.dismiss(id), leftMs);
    this.countdowns.set(id, { handle, startedAt: Date.now(), leftMs });
  }

  private isTaken({ id, position }: Toast): boolean {
    return this.toasts
      .get()
      .some((other) => other.position === position && (other.phase !== 'pending' || other.id < id));
  }

  private find(id: number): Toast | undefined {
    return this.toasts.get().find((toast) => toast.id === id);
  }

  private change(id: number, phase: Toast['phase']): void {
    this.toasts.set(this.toasts.get().map((toast) => (toast.id === id ? { ...toast, phase } : toast)));
  }

  private remove(id: number): void {
    this.toasts.set(this.toasts.get().filter((toast) => toast.id !== id));
  }
}
