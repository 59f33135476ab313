import type { DnsRecord, Proof, WayHere } from './domain.types.js';

/** The own domain of a shop as its operator sees it. */
export interface DomainView {
  /** The plan includes it. */
  allowed: boolean;
  /** The level it needs. */
  needs: number;
  name: string | null;
  /** Guests are served under it. */
  live: boolean;
  /** What still has to stand in its DNS. */
  records: DnsRecord[];
  /** What we have just seen there; null until somebody asks. */
  seen: DomainFindings | null;
}

export interface DomainFindings {
  proof: Proof;
  way: WayHere;
}
