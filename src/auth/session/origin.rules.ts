/** Ours is the address we go by or the very host the request was sent to; a browser lets no page forge either. */
export function isOwnOrigin(origin: string, baseUrl: string, host: string | undefined): boolean {
  const asked = hostOf(origin);
  return asked !== null && (origin === baseUrl.replace(/(?<=\/\/[^/]+)\/.*$/, '') || asked === host);
}

function hostOf(origin: string): string | null {
  return /^https?:\/\/([^/?#\s@]+)$/.exec(origin)?.[1] ?? null;
}
