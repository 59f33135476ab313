import { Injectable } from '@nestjs/common';
import type { DocumentDraft, FiscalDocument } from '../receipt.types.js';
import { DocumentRepository } from './document.repository.js';
import { issuedAfter, linked } from './document-chain.js';
import { seriesOf } from './document-number.rules.js';

const LINKING = {
  series: (draft: DocumentDraft, last: FiscalDocument | null) =>
    seriesOf(draft.kind, issuedAfter(draft.issuedAt, last)),
  link: linked,
};

/** The documents of a restaurant, one chain of all kinds. */
@Injectable()
export class IssuedDocuments {
  constructor(private readonly documents: DocumentRepository) {}

  /** Gapless, and once for each cause. */
  add(draft: DocumentDraft): Promise<FiscalDocument> {
    return this.documents.add(draft, LINKING);
  }

  get(shopId: string, id: string): Promise<FiscalDocument> {
    return this.documents.get(shopId, id);
  }

  findByCause(shopId: string, cause: string): Promise<FiscalDocument | null> {
    return this.documents.findByCause(shopId, cause);
  }

  of(shopId: string, orderId: string): Promise<FiscalDocument[]> {
    return this.documents.listOf(shopId, orderId);
  }

  last(shopId: string): Promise<FiscalDocument | null> {
    return this.documents.last(shopId);
  }

  /** The piece of the chain that was issued in between, as it is now; what comes later is not in it. */
  async between(shopId: string, from: Date, until: Date): Promise<{ from: number; to: number }> {
    const [before, end] = await Promise.all([
      this.documents.lastBefore(shopId, from),
      this.documents.lastBefore(shopId, until),
    ]);
    return { from: (before?.chainSeq ?? 0) + 1, to: end?.chainSeq ?? 0 };
  }

  walk(shopId: string, from: number, to: number): AsyncGenerator<FiscalDocument> {
    return this.documents.walk(shopId, from, to);
  }

  /** The latest of a piece of the chain first. */
  page(shopId: string, from: number, before: number, limit: number): Promise<FiscalDocument[]> {
    return this.documents.listBefore(shopId, from, before, limit);
  }
}
