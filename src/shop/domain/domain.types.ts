import { FEATURES } from '../subscription/plans.js';

/** The plan that includes a name of one's own. */
export const DOMAIN_LEVEL = FEATURES.ownDomain;

/** What the DNS says about a name, seen from here. */
export interface DnsFindings {
  /** Texts at the place where the proof has to stand. */
  texts: string[];
  /** The names it is an alias of, and where it ends up. */
  aliases: string[];
  addresses: string[];
}

export const PROOFS = ['there', 'missing', 'wrong'] as const;
/** Whether the operator has shown that the name is theirs. */
export type Proof = (typeof PROOFS)[number];

export const WAYS_HERE = ['here', 'nowhere', 'elsewhere'] as const;
/** Where the name leads today. */
export type WayHere = (typeof WAYS_HERE)[number];

/** A line for the domain's DNS, as the forms of registrars ask for it. */
export interface DnsRecord {
  type: 'TXT' | 'CNAME' | 'A' | 'AAAA';
  name: string;
  value: string;
}
