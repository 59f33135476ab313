/** Our own origin is the configured address or the host of the request; a browser lets no page forge either. */
export function isOwnOrigin(origin: string, baseUrl: string, host: string | undefined): boolean {
  const asked = hostOf(origin);
  return asked !== null && (origin === baseUrl.replace(/(?<=\/\/[^/]+)\/.*$/, '') || asked === host);
}

function hostOf(origin: string): string | null {
  return /^https?:\/\/([^/?#\s@]+)$/.exec(origin)?.[1] ?? null;
}
