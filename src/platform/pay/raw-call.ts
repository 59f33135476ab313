import type { RawCall } from './pay.types.js';

/** Of both services no event is longer; nobody checks the signature of more. */
const MOST_EVENT = 512_000;

export const isTooLong = ({ body }: RawCall): boolean => body.length > MOST_EVENT;

/** null: missing, or sent twice. */
export function headerOf({ headers }: RawCall, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
