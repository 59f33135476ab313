import { createHash, timingSafeEqual } from 'node:crypto';

interface Asking {
  /** The other end of the socket, not what a header claims. */
  peer: string | undefined;
  forwarded: boolean;
  authorization: string | undefined;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** With a token the token decides; without one only this machine may look, and not through a proxy on it. */
export function mayReadMetrics({ peer, forwarded, authorization }: Asking, token?: string): boolean {
  if (token !== undefined) return equalInSecret(authorization ?? '', `Bearer ${token}`);
  return !forwarded && peer !== undefined && LOOPBACK.test(peer);
}

/** Equal length for both, so that time tells nothing. */
function equalInSecret(a: string, b: string): boolean {
  const [one, two] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && two !== undefined && timingSafeEqual(one, two);
}
