import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { DocumentNotFound, ReceiptNumbersBusy } from '../receipt.errors.js';
import type { DocumentDraft, FiscalDocument } from '../receipt.types.js';
import { type DocumentRecord, toDocument } from './document.schema.js';

const TRIES = 60;
/** From here on whoever was too slow waits a moment, so that not all come back at once. */
const PATIENT_TRIES = 8;
const LONGEST_PAUSE_MS = 25;
const BATCH = 100;
const MOST_OF_ONE = 200;

/** How a draft becomes the next document; says so of the last one of the chain, and of the series it belongs to. */
export interface Linking {
  series(draft: DocumentDraft, last: FiscalDocument | null): string;
  link(draft: DocumentDraft, last: FiscalDocument | null, lastSeq: number): FiscalDocument;
}

/** Nobody changes or removes a document: there is no question for it here. */
@Injectable()
export class DocumentRepository {
  constructor(@InjectModel('FiscalDocument') private readonly documents: Model<DocumentRecord>) {}

  async get(shopId: string, id: string): Promise<FiscalDocument> {
    const record = await this.documents.findOne({ shopId, _id: id }).lean();
    if (!record) throw new DocumentNotFound();
    return toDocument(record);
  }

  async findByCause(shopId: string, cause: string): Promise<FiscalDocument | null> {
    const record = await this.documents.findOne({ shopId, cause }).lean();
    return record && toDocument(record);
  }

  /** In the order in which they were issued. */
  async listOf(shopId: string, orderId: string): Promise<FiscalDocument[]> {
    const found = this.documents.find({ shopId, orderId }).sort({ chainSeq: 1 }).limit(MOST_OF_ONE);
    return (await found.lean()).map(toDocument);
  }

  async last(shopId: string): Promise<FiscalDocument | null> {
    const record = await this.documents.findOne({ shopId }).sort({ chainSeq: -1 }).lean();
    return record && toDocument(record);
  }

  /** The last one before that moment. */
  async lastBefore(shopId: string, before: Date): Promise<FiscalDocument | null> {
    const record = await this.documents
      .findOne({ shopId, issuedAt: { $lt: before } })
      .sort({ issuedAt: -1, chainSeq: -1 })
      .lean();
    return record && toDocument(record);
  }

  /** From one place of the chain to another, both counted in, a few at a time. */
  async *walk(shopId: string, from: number, to: number): AsyncGenerator<FiscalDocument> {
    for (let next = from; next <= to; next += BATCH) {
      const chainSeq = { $gte: next, $lte: Math.min(to, next + BATCH - 1) };
      const records = await this.documents.find({ shopId, chainSeq }).sort({ chainSeq: 1 }).lean();
      for (const record of records) yield toDocument(record);
    }
  }

  /** The latest first, before that place of the chain. */
  async listBefore(shopId: string, from: number, before: number, limit: number): Promise<FiscalDocument[]> {
    const found = this.documents
      .find({ shopId, chainSeq: { $gte: from, $lt: before } })
      .sort({ chainSeq: -1 })
      .limit(limit);
    return (await found.lean()).map(toDocument);
  }

  /**
   * Inserted as last + 1 of the chain and of its series, so that no crash leaves a number out; the one that is there when
   * another was first.
   */
  async add(draft: DocumentDraft, { series, link }: Linking): Promise<FiscalDocument> {
    const { shopId, cause } = draft;
    for (let tried = 0; tried < TRIES; tried++) {
      const last = await this.last(shopId);
      const document = link(draft, last, await this.lastSeq(shopId, series(draft, last)));
      try {
        const { id, ...rest } = document;
        await this.documents.create({ _id: id, ...rest });
        return document;
      } catch (error) {
        if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11000) throw error;
        const there = await this.findByCause(shopId, cause);
        if (there) return there;
        if (tried > PATIENT_TRIES) await sleep(Math.random() * LONGEST_PAUSE_MS);
      }
    }
    throw new ReceiptNumbersBusy();
  }

  private async lastSeq(shopId: string, series: string): Promise<number> {
    const last = await this.documents.findOne({ shopId, series }, { seq: 1 }).sort({ seq: -1 }).lean();
    return last?.seq ?? 0;
  }
}
