export const BUILD_CHECK_MS = 600_000;

export interface Build {
  id: string;
}

export const buildUrl = (now: number): string => `/builds/latest.json?${now}`;

export function buildIn(body: unknown): Build | null {
  const id = (body as Partial<Build> | null)?.id;
  return typeof id === 'string' && id !== '' ? { id } : null;
}

/** Whether the server runs another build than this page. */
export const isNewer = (running: string, latest: Build | null): boolean =>
  latest !== null && latest.id !== running;

/** A server that serves no manifest at first has none, which is nothing to complain about. */
export const isIgnored = (status: number): boolean => status === 404 || status === 403;
