import type { Media } from '../encode/media.types.js';

/** What everybody outside its folder has to know of a protocol. */
export interface ProtocolTraits {
  /** Where its devices call. */
  path: string;
  /** What they can be sent, best first. */
  media: readonly Media[];
  /** How long an offer waits to be fetched, and a fetched paper to be confirmed. */
  offerMs: number;
  confirmMs: number;
}
