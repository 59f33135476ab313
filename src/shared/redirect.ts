/** Only a path of our own: `//evil.example`, `/\evil.example` and hidden control characters would leave the site. */
export function ownPath(wanted: unknown, otherwise = '/app/dashboard'): string {
  return typeof wanted === 'string' && isOwnPath(wanted) ? wanted : otherwise;
}

/** Where somebody without a session is sent, and what brings them back afterwards. */
export const loginPathFor = (path: string): string =>
  path === '/' || path.startsWith('/login') ? '/login' : `/login?redirect=${encodeURIComponent(path)}`;

const isOwnPath = (path: string): boolean =>
  /^\/(?![/\\])[^\\]*$/.test(path) && [...path].every((letter) => letter >= ' ' && letter !== '\u007f');
