import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { TopicTaken } from '../connection/connection.errors.js';
import { NO_ROUTING } from '../routing/routing.types.js';
import type { PrinterRecord } from './printer.schema.js';
import type { PlacedPrinter, Printer, PrinterChange, PrinterKind } from './printer.types.js';

@Injectable()
export class PrinterRepository {
  constructor(@InjectModel('Printer') private readonly printers: Model<PrinterRecord>) {}

  async add({ id, ...printer }: Printer): Promise<void> {
    await unlessTaken(() => this.printers.create({ _id: id, ...printer }));
  }

  async find(shopId: string, id: string): Promise<Printer | null> {
    return toPrinter(await this.printers.findOne({ shopId, _id: id }).lean());
  }

  async list(shopId: string): Promise<Printer[]> {
    return (await this.printers.find({ shopId }).sort({ _id: 1 }).lean()).flatMap(known);
  }

  /** Of the one that was set up first, what the settings of the shop say: asked whenever they are read. */
  findFirst(shopId: string): Promise<PlacedPrinter | null> {
    return this.printers.collection.findOne<PlacedPrinter>(
      { shopId },
      { projection: { _id: 0, kind: 1, connection: 1 }, sort: { _id: 1 } },
    );
  }

  /** A device does not know its shop; its secret does. */
  async findBySecret(secretHash: string): Promise<Printer | null> {
    return toPrinter(await this.printers.findOne({ secretHash }).lean());
  }

  /** What comes over the broker says only its topic, and a topic belongs to one printer. */
  async findByTopic(topic: string): Promise<Printer | null> {
    return toPrinter(await this.printers.findOne({ 'connection.topic': topic }).lean());
  }

  /** Of all shops. */
  async listOfKinds(kinds: readonly PrinterKind[]): Promise<Printer[]> {
    return (await this.printers.find({ kind: { $in: kinds } }).lean()).flatMap(known);
  }

  /** All printers of all shops in pages, for whoever watches that none falls silent. */
  async listAfter(id: string, limit: number): Promise<Printer[]> {
    const page = this.printers.find({ _id: { $gt: id } }).sort({ _id: 1 });
    return (await page.limit(limit).lean()).flatMap(known);
  }

  /** Of all shops: those another one stands in for. */
  async listWithFailover(): Promise<Printer[]> {
    return (await this.printers.find({ failoverId: { $gt: '' } }).lean()).flatMap(known);
  }

  async change(shopId: string, id: string, change: PrinterChange): Promise<boolean> {
    const { matchedCount } = await unlessTaken(() =>
      this.printers.updateOne({ shopId, _id: id }, { $set: change }),
    );
    return matchedCount === 1;
  }

  /** One printer of a shop catches what no other is set up for. */
  async makeCatchAll(shopId: string, id: string): Promise<void> {
    await this.printers.updateOne({ shopId, _id: id }, { $set: { catchAll: true } });
    await this.printers.updateMany({ shopId, _id: { $ne: id } }, { $set: { catchAll: false } });
  }

  /** The first device wins; false when another was faster. */
  async pinMac(shopId: string, id: string, mac: string): Promise<boolean> {
    const { modifiedCount } = await this.printers.updateOne(
      { shopId, _id: id, mac: null },
      { $set: { mac } },
    );
    return modifiedCount === 1;
  }

  /** A new address may stand in a new device, so it is pinned anew. */
  async renewSecret(shopId: string, id: string, secretHash: string): Promise<void> {
    await this.printers.updateOne({ shopId, _id: id }, { $set: { secretHash, mac: null } });
  }

  /** Where something else stands from now on. */
  async connect(
    shopId: string,
    id: string,
    device: Pick<Printer, 'kind' | 'connection' | 'secretHash' | 'mac' | 'media' | 'codePage'>,
  ): Promise<void> {
    await this.printers.updateOne({ shopId, _id: id }, { $set: device });
  }

  async remove(shopId: string, id: string): Promise<void> {
    await this.printers.deleteOne({ shopId, _id: id });
    await this.printers.updateMany({ shopId, failoverId: id }, { $set: { failoverId: null } });
  }
}

function toPrinter(record: PrinterRecord | null): Printer | null {
  if (!record) return null;
  const { _id, ...printer } = record;
  const { connection = null, codePage = null } = printer;
  return { id: _id, ...NO_ROUTING, ...printer, connection, codePage };
}

function known(record: PrinterRecord): Printer[] {
  const printer = toPrinter(record);
  return printer ? [printer] : [];
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const isTopic = error instanceof mongoose.mongo.MongoServerError && error.code === 11000;
    throw isTopic && 'connection.topic' in (error.keyPattern ?? {}) ? new TopicTaken() : error;
  }
}
