import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../shared/canonical-json.js';
import type { DocumentDraft, FiscalDocument } from '../receipt.types.js';
import { documentNumberOf, seriesOf } from './document-number.rules.js';

/** Stands before the first document of a restaurant. */
const CHAIN_START = '0'.repeat(64);

type Link = Pick<FiscalDocument, 'chainSeq' | 'hash' | 'issuedAt'>;

/** A clock that was set back never brings a document before the one ahead of it: a period is one piece of the chain. */
export const issuedAfter = (issuedAt: Date, last: Pick<Link, 'issuedAt'> | null): Date =>
  last && last.issuedAt > issuedAt ? last.issuedAt : issuedAt;

/** What is hashed: everything, the hash of the one before included. */
export const contentOf = (document: Omit<FiscalDocument, 'hash'>): string =>
  canonicalJson({
    body: document.body,
    cause: document.cause,
    chainSeq: document.chainSeq,
    id: document.id,
    issuedAt: document.issuedAt,
    kind: document.kind,
    number: documentNumberOf(document),
    orderId: document.orderId,
    prevHash: document.prevHash,
    seq: document.seq,
    series: document.series,
    shopId: document.shopId,
  });

export const hashOf = (document: Omit<FiscalDocument, 'hash'>): string =>
  createHash('sha256').update(contentOf(document)).digest('hex');

/** The draft as the next one of its chain and its series. */
export function linked(draft: DocumentDraft, last: Link | null, lastSeq: number): FiscalDocument {
  const issuedAt = issuedAfter(draft.issuedAt, last);
  const document = {
    ...draft,
    issuedAt,
    series: seriesOf(draft.kind, issuedAt),
    seq: lastSeq + 1,
    chainSeq: (last?.chainSeq ?? 0) + 1,
    prevHash: last?.hash ?? CHAIN_START,
  };
  return { ...document, hash: hashOf(document) };
}

export type ChainFault = 'gap' | 'link' | 'content';

/** What is wrong with a document that follows another one; null when nothing is. */
export function faultOf(document: FiscalDocument, before: Link | null): ChainFault | null {
  if (document.chainSeq !== (before?.chainSeq ?? 0) + 1) return 'gap';
  if (document.prevHash !== (before?.hash ?? CHAIN_START)) return 'link';
  return document.hash === hashOf(document) ? null : 'content';
}
