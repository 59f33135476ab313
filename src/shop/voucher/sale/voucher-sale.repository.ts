import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { SaleNotFound } from '../voucher.errors.js';
import { toSale, type VoucherSaleRecord } from './voucher-sale.schema.js';
import type { VoucherSale } from './voucher-sale.types.js';

const EVER = new Date(0);

export type SaleSets = Partial<
  Pick<VoucherSale, 'state' | 'keepCents' | 'payment' | 'payBy' | 'paidAt' | 'toldAt' | 'mailAt'>
>;

@Injectable()
export class VoucherSaleRepository {
  constructor(@InjectModel('VoucherSale') private readonly sales: Model<VoucherSaleRecord>) {}

  /** The one that was written before under the same key, where there is one. */
  async add({ id, ...sale }: VoucherSale): Promise<VoucherSale> {
    try {
      await this.sales.collection.insertOne({ _id: id, ...sale } as never);
      return { id, ...sale };
    } catch (error) {
      if (!(error instanceof mongoose.mongo.MongoServerError && error.code === 11000)) throw error;
      const { shopId, idempotencyKey } = sale;
      const known = await this.sales.findOne({ shopId, idempotencyKey }).lean();
      if (!known) throw error;
      return toSale(known);
    }
  }

  async get(shopId: string, id: string): Promise<VoucherSale> {
    const record = await this.sales.findOne({ shopId, _id: id }).lean();
    if (!record) throw new SaleNotFound();
    return toSale(record);
  }

  async find(shopId: string, id: string): Promise<VoucherSale | null> {
    const record = await this.sales.findOne({ shopId, _id: id }).lean();
    return record && toSale(record);
  }

  async findByToken(shopId: string, token: string): Promise<VoucherSale | null> {
    const record = await this.sales.findOne({ shopId, token }).lean();
    return record && toSale(record);
  }

  /** Compare-and-set: false when somebody else changed it first. */
  async write({ shopId, id, version }: VoucherSale, sets: SaleSets): Promise<boolean> {
    const { modifiedCount } = await this.sales.updateOne(
      { shopId, _id: id, version },
      { $set: sets, $inc: { version: 1 } },
    );
    return modifiedCount === 1;
  }

  /** Of every restaurant: the worker asks once for all. */
  async listUnpaid(now: Date, limit: number): Promise<VoucherSale[]> {
    return this.listed({ payBy: { $gt: EVER, $lte: now } }, limit);
  }

  listUntold(limit: number): Promise<VoucherSale[]> {
    return this.listed({ state: 'paid', toldAt: null }, limit);
  }

  listToMail(now: Date, limit: number): Promise<VoucherSale[]> {
    return this.listed({ mailAt: { $gt: EVER, $lte: now } }, limit);
  }

  private async listed(filter: object, limit: number): Promise<VoucherSale[]> {
    return (await this.sales.find(filter).limit(limit).lean()).map(toSale);
  }
}
