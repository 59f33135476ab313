export const RELOAD_GUARD_MS = 10_000;

export interface Reload {
  path: string;
  at: number;
}

/** A reload that did not help must not be tried again at once: at most one per path within ten seconds. */
export const mayReload = (path: string, now: number, last: Reload | null): boolean =>
  last === null || last.path !== path || now - last.at >= RELOAD_GUARD_MS;

export function reloadIn(stored: string | null): Reload | null {
  try {
    const { path, at } = JSON.parse(stored ?? '');
    return typeof path === 'string' && typeof at === 'number' ? { path, at } : null;
  } catch {
    return null;
  }
}
