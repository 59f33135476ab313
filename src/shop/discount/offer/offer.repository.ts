import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { DiscountKind } from '../discount.types.js';
import { type CodeRecord, type OfferRecord, toOffer } from './offer.schema.js';
import type { Offer } from './offer.types.js';

export type OfferSets = Omit<Offer, 'id' | 'shopId' | 'kind' | 'version' | 'series' | 'createdAt'>;

/** An offer with the code that was typed for it. */
export interface Typed {
  offer: Offer;
  code: string;
}

@Injectable()
export class OfferRepository {
  constructor(
    @InjectModel('Discount') private readonly offers: Model<OfferRecord>,
    @InjectModel('DiscountCode') private readonly codes: Model<CodeRecord>,
  ) {}

  async add({ id, ...offer }: Offer): Promise<void> {
    await this.offers.collection.insertOne({ _id: id, ...offer } as never);
  }

  async find(shopId: string, id: string): Promise<Offer | null> {
    const record = await this.offers.findOne({ shopId, _id: id }).lean();
    return record && toOffer(record);
  }

  async list(shopId: string, kind: DiscountKind, limit: number): Promise<Offer[]> {
    const found = this.offers.find({ shopId, kind }).sort({ createdAt: -1, _id: -1 }).limit(limit);
    return (await found.lean()).map(toOffer);
  }

  count(shopId: string, kind: DiscountKind): Promise<number> {
    return this.offers.countDocuments({ shopId, kind });
  }

  countOn(shopId: string, kind: DiscountKind): Promise<number> {
    return this.offers.countDocuments({ shopId, kind, enabled: true });
  }

  /** What was added last comes first. */
  async listCampaignsOn(shopId: string): Promise<Offer[]> {
    const found = this.offers.find({ shopId, kind: 'campaign', enabled: true });
    return (await found.sort({ createdAt: -1, _id: -1 }).lean()).map(toOffer);
  }

  /** What these codes stand for, where it is switched on. */
  async listTyped(shopId: string, codes: readonly string[]): Promise<Typed[]> {
    return (await this.offersOf(shopId, codes)).filter(({ offer }) => offer.enabled);
  }

  async findByCode(shopId: string, code: string): Promise<Offer | null> {
    const [typed] = await this.offersOf(shopId, [code]);
    return typed?.offer ?? null;
  }

  /** Compare-and-set: false when somebody else changed it first. */
  async write({ shopId, id, version }: Offer, sets: Partial<OfferSets>): Promise<boolean> {
    const { modifiedCount } = await this.offers.updateOne(
      { shopId, _id: id, version },
      { $set: sets, $inc: { version: 1 } },
    );
    return modifiedCount === 1;
  }

  /** Its codes go first: should this end in between, none of them means nothing. */
  async remove(shopId: string, id: string): Promise<void> {
    await this.codes.deleteMany({ shopId, offerId: id });
    await this.offers.deleteOne({ shopId, _id: id });
  }

  /** Those that were new; one that another offer has is left out. */
  async addCodes(rows: readonly CodeRecord[]): Promise<number> {
    if (rows.length === 0) return 0;
    try {
      const { insertedCount } = await this.codes.collection.insertMany([...rows] as never[], {
        ordered: false,
      });
      return insertedCount;
    } catch (error) {
      if (error instanceof mongoose.mongo.MongoBulkWriteError && error.code === 11000)
        return error.insertedCount;
      throw error;
    }
  }

  async dropCode(shopId: string, offerId: string, code: string): Promise<void> {
    await this.codes.deleteOne({ shopId, offerId, code });
  }

  async listCodes(shopId: string, offerId: string, limit: number): Promise<string[]> {
    const found = this.codes
      .find({ shopId, offerId }, { code: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .limit(limit);
    return (await found.lean()).map(({ code }) => code);
  }

  private async offersOf(shopId: string, codes: readonly string[]): Promise<Typed[]> {
    if (codes.length === 0) return [];
    const rows = await this.codes.find({ shopId, code: { $in: [...codes] } }, { offerId: 1, code: 1 }).lean();
    const ids = [...new Set(rows.map(({ offerId }) => offerId))];
    const records = await this.offers.find({ shopId, _id: { $in: ids } }).lean();
    const offers = new Map(records.map((record) => [record._id, toOffer(record)]));
    return rows.flatMap(({ offerId, code }) => {
      const offer = offers.get(offerId);
      return offer ? [{ offer, code }] : [];
    });
  }
}
