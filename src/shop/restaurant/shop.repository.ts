import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { DecodedRows } from '../../platform/store/decoded-rows.js';
import { escapeRegex } from '../../shared/text.js';
import type { ShopRecord } from './shop.schema.js';
import { CALL_LIMITS, CONTACT_MONTHS, LADDER, type Shop, type ShopDomain, TIDY_HOURS } from './shop.types.js';
import type { ShopSets } from './shop-changes.types.js';

const MAX_KNOWN_BYTES = 32 * 1024 * 1024;
const SHOWN = { 'domain.verifiedAt': { $gt: new Date(0) } };

@Injectable()
export class ShopRepository {
  private readonly known = new DecodedRows<Shop>(MAX_KNOWN_BYTES, (document) =>
    shopOf(document as ShopRecord),
  );

  constructor(@InjectModel('Shop') private readonly shops: Model<ShopRecord>) {}

  /**
   * Behind every call of the back office: read without the detour of a query that has nothing to cast, and decoded only
   * when it has changed. Nobody may write to what they get.
   */
  async find(shopId: string): Promise<Shop | null> {
    const document = await this.shops.collection.findOne({ _id: shopId as never }, { raw: true });
    return document && (this.known.of(shopId, [document as unknown as Uint8Array])[0] ?? null);
  }

  async findBySlug(slug: string): Promise<Shop | null> {
    return toShop(await this.shops.findOne({ slug }).lean());
  }

  /** Only a name that was shown to belong to the shop leads there. */
  async findByDomain(name: string): Promise<Shop | null> {
    return toShop(await this.shops.findOne({ 'domain.name': name, ...SHOWN }).lean());
  }

  async listWithDomain(): Promise<Shop[]> {
    return (await this.shops.find(SHOWN).lean()).map(toShop).filter((shop) => shop !== null);
  }

  /** How long each restaurant keeps its guests' names; the nightly sweep asks for all at once. */
  async listContactMonths(): Promise<{ shopId: string; months: number }[]> {
    const records = await this.shops
      .find({}, { 'settings.contactMonths': 1 })
      .lean<{ _id: string; settings?: { contactMonths?: number } }[]>();
    return records.map(({ _id, settings }) => ({
      shopId: _id,
      months: settings?.contactMonths ?? CONTACT_MONTHS.usual,
    }));
  }

  /** After how many hours each restaurant's open orders are finished; a sweep asks for all at once. */
  async listTidyHours(): Promise<{ shopId: string; hours: number }[]> {
    const records = await this.shops
      .find({}, { 'settings.tidyHours': 1 })
      .lean<{ _id: string; settings?: { tidyHours?: number } }[]>();
    return records.map(({ _id, settings }) => ({
      shopId: _id,
      hours: settings?.tidyHours ?? TIDY_HOURS.usual,
    }));
  }

  /** Those who want to read every morning what the day before was like. */
  async listWithDailyFigures(): Promise<string[]> {
    const records = await this.shops
      .find({ 'settings.dailyFigures': true }, { _id: 1 })
      .lean<{ _id: string }[]>();
    return records.map(({ _id }) => _id);
  }

  async findFoundedBy(userId: string): Promise<Shop | null> {
    return toShop(await this.shops.findOne({ createdBy: userId }).lean());
  }

  async hasAny(): Promise<boolean> {
    return (await this.shops.findOne({}, { _id: 1 }).lean()) !== null;
  }

  /** Every address that begins like this one. */
  async listSlugs(base: string): Promise<string[]> {
    const beginning = new RegExp(`^${escapeRegex(base)}(-[0-9]+)?$`);
    return (await this.shops.find({ slug: beginning }, { slug: 1 }).lean()).map(({ slug }) => slug);
  }

  /** False when the address or the founder was taken in the meantime. */
  async add({ id, ...shop }: Shop, createdBy: string): Promise<boolean> {
    return unlessDuplicate(() => this.shops.create({ _id: id, ...shop, createdBy }));
  }

  /** Null when the shop is no longer of this version. Without a version the last one wins. */
  async change(shopId: string, version: number | undefined, sets: ShopSets): Promise<Shop | null> {
    const filter = version === undefined ? { _id: shopId } : { _id: shopId, version };
    const changed = await this.shops
      .findOneAndUpdate(filter, { $set: sets, $inc: { version: 1 } }, { returnDocument: 'after' })
      .lean();
    return toShop(changed);
  }

  /** What a service says of these keys; false when they are others by now, or it is known. No new version: nobody has edited it. */
  async judgeKeys({ id, ...shop }: Shop, service: 'paypal' | 'stripe', refused: boolean): Promise<boolean> {
    const { public_key, secret_key } = shop[service];
    const { modifiedCount } = await this.shops.updateOne(
      {
        _id: id,
        [`${service}.public_key`]: public_key,
        [`${service}.secret_key`]: secret_key,
        [`${service}.refused`]: { $ne: refused },
      },
      { $set: { [`${service}.refused`]: refused } },
    );
    return modifiedCount === 1;
  }

  /** Numbers that only ever grow. */
  async raise(shopId: string, numbers: ShopSets): Promise<Shop | null> {
    const raised = await this.shops
      .findOneAndUpdate({ _id: shopId }, { $max: numbers, $inc: { version: 1 } }, { returnDocument: 'after' })
      .lean();
    return toShop(raised);
  }

  /** False when somebody else has shown that the name is theirs. */
  async nameBy(shopId: string, domain: ShopDomain | null): Promise<boolean> {
    const named = { $set: { domain }, $inc: { version: 1 } };
    return unlessDuplicate(() => this.shops.updateOne({ _id: shopId }, named));
  }

  /** False when somebody else has this address. */
  async moveTo(shopId: string, slug: string): Promise<boolean> {
    return unlessDuplicate(() => this.shops.updateOne({ _id: shopId }, { $set: { slug } }));
  }
}

const toShop = (record: ShopRecord | null): Shop | null => record && shopOf(record);

function shopOf({ _id, createdBy, ...shop }: ShopRecord): Shop {
  return { id: _id, ...shop, domain: shop.domain ?? null, settings: completed(shop.settings) };
}

/** Settings from before a field existed are read as if it had never been filled in. */
const completed = (settings: Shop['settings']): Shop['settings'] => ({
  ...settings,
  dailyFigures: settings.dailyFigures ?? false,
  position: settings.position ?? null,
  placedCodes: settings.placedCodes ?? [],
  contactMonths: settings.contactMonths ?? CONTACT_MONTHS.usual,
  tidyHours: settings.tidyHours ?? TIDY_HOURS.usual,
  ladder: settings.ladder ?? LADDER,
  autoAccept: settings.autoAccept ?? false,
  reuse: settings.reuse ?? 'notAffected',
  tipRecipient: settings.tipRecipient ?? 'staff',
  vatSchemeFrom: settings.vatSchemeFrom ?? null,
  callLimits: settings.callLimits ?? CALL_LIMITS,
});

async function unlessDuplicate(write: () => PromiseLike<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return false;
    throw error;
  }
}
