import type { CodePage } from '../encode/code-page.types.js';
import type { Media } from '../encode/media.types.js';

interface ProtocolTraits {
  /** What its devices can be sent, best first. */
  media: readonly Media[];
  /** The page its devices usually have; left out: windows-1252. */
  codePage?: CodePage;
  /** How long an offer waits to be fetched, and a fetched paper to be confirmed. */
  offerMs: number;
  confirmMs: number;
  /**
   * Its devices print no token twice that they have printed, or even received, so a retry of which nothing was heard
   * keeps its own.
   */
  remembers?: 'printed' | 'received';
}

/** The device calls us: it asks, fetches and reports. */
export interface PullProtocol extends ProtocolTraits {
  way: 'pull';
  /** Where its devices call; null: it is a page of ours and needs no address. */
  path: string | null;
}

/** A device, not a page, calls. */
export interface DevicePullProtocol extends PullProtocol {
  path: string;
}

/** We call the device; a `PushTransport` does it. */
export interface PushProtocol extends ProtocolTraits {
  way: 'push';
}

export type Protocol = PullProtocol | PushProtocol;
