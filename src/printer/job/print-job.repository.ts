import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type QueryFilter } from 'mongoose';
import { Inserts } from '../../platform/store/inserts.js';
import { escapeRegex } from '../../shared/text.js';
import type { PrintJobRecord } from './print-job.schema.js';
import type { PrintJob, PrintState, PrintTrouble } from './print-job.types.js';

type Wanted = QueryFilter<PrintJobRecord>;

const KEPT_MS = 30 * 86_400_000;
const OPEN: PrintState[] = ['waiting', 'printing'];
const GIVEN_UP: PrintState[] = ['unclear', 'failed'];
const TROUBLED: Wanted = {
  $or: [{ state: 'waiting', lateAt: { $ne: null } }, { state: { $in: GIVEN_UP } }],
};
/** Enough to find the first that may go, behind some that are over time. */
const NEXT = 20;

type Saved = 'saved' | 'changedMeanwhile' | 'printerBusy';

@Injectable()
export class PrintJobRepository {
  private readonly inserts: Inserts<PrintJobRecord>;

  constructor(@InjectModel('PrintJob') private readonly jobs: Model<PrintJobRecord>) {
    this.inserts = new Inserts(jobs);
  }

  /** False when this very paper is queued already. */
  async add({ id, ...job }: PrintJob): Promise<boolean> {
    const goneAt = new Date((job.notBefore ?? job.createdAt).getTime() + KEPT_MS);
    return unlessDuplicate(async () => {
      await this.inserts.add({ _id: id, ...job, goneAt });
      return true;
    }, false);
  }

  async find(shopId: string, id: string): Promise<PrintJob | null> {
    return toJob(await this.jobs.findOne({ shopId, _id: id }).lean());
  }

  async findByKey(shopId: string, key: string): Promise<PrintJob | null> {
    return toJob(await this.jobs.findOne({ shopId, key }).lean());
  }

  async findByToken(shopId: string, printerId: string, token: string): Promise<PrintJob | null> {
    const deliveries = { $elemMatch: { token } };
    return toJob(await this.jobs.findOne({ shopId, printerId, deliveries }).sort({ _id: -1 }).lean());
  }

  async findLive(shopId: string, printerId: string): Promise<PrintJob | null> {
    return toJob(await this.jobs.findOne({ shopId, printerId, state: 'printing' }).lean());
  }

  /** What waits and what is under way, oldest first; with a time without what is not wanted by then. */
  async listOpen(shopId: string, printerId: string, by?: Date): Promise<PrintJob[]> {
    const these = { shopId, printerId, state: { $in: OPEN }, ...(by && wantedBy(by)) };
    const open = this.jobs.find(these).sort({ _id: 1 });
    return (await open.limit(NEXT).lean()).map(known);
  }

  async listOfPrinter(shopId: string, printerId: string, limit: number): Promise<PrintJob[]> {
    return (await this.jobs.find({ shopId, printerId }).sort({ _id: -1 }).limit(limit).lean()).map(known);
  }

  async listRecent(shopId: string, limit: number): Promise<PrintJob[]> {
    return (await this.jobs.find({ shopId }).sort({ _id: -1 }).limit(limit).lean()).map(known);
  }

  /** Before that one: what is not out yet, and what came to nothing since, the newest first. */
  async listUnsettled(
    these: { shopId: string; printerId?: string },
    before: string,
    since: Date,
    limit: number,
  ): Promise<PrintJob[]> {
    const lost: Wanted[] = [{ state: { $in: GIVEN_UP } }, { reason: 'expired' }];
    const unsettled: Wanted[] = [{ state: { $in: OPEN } }, { $and: [{ $or: lost }, wantedSince(since)] }];
    const found = this.jobs.find({ ...these, _id: { $lt: before }, $or: unsettled });
    return (await found.sort({ _id: -1 }).limit(limit).lean()).map(known);
  }

  /** Papers of these printers that a person has to look at, the newest first, without what is printed on them. */
  async listTroubled(
    shopId: string,
    printerIds: string[],
    since: Date,
    limit: number,
  ): Promise<PrintTrouble[]> {
    const these: Wanted = { shopId, printerId: { $in: printerIds }, $and: [TROUBLED, wantedSince(since)] };
    const found = this.jobs.find(these, { printerId: 1, key: 1, title: 1, state: 1, copyOf: 1 });
    const records = await found.sort({ _id: -1 }).limit(limit).lean();
    return records.map(({ _id, printerId, key, title, state, copyOf }) => ({
      id: _id,
      printerId,
      key,
      title,
      state,
      copyOf,
    }));
  }

  /** Of all shops: those with papers a person has to look at. */
  listShopsInTrouble(since: Date): Promise<string[]> {
    return this.jobs.distinct('shopId', { $and: [TROUBLED, wantedSince(since)] });
  }

  /** Papers this printer was given up for, oldest first. */
  async listGivenUp(shopId: string, printerId: string, since: Date): Promise<PrintJob[]> {
    const state = { $in: GIVEN_UP };
    const found = this.jobs.find({ shopId, printerId, state, ...wantedSince(since) });
    return (await found.sort({ _id: 1 }).limit(NEXT).lean()).map(known);
  }

  /** Which of these papers came out when they were printed again. */
  async listReprinted(shopId: string, rootIds: string[]): Promise<string[]> {
    const found = this.jobs.find({ shopId, copyOf: { $in: rootIds }, state: 'printed' }, { copyOf: 1 });
    return (await found.lean()).flatMap(({ copyOf }) => copyOf ?? []);
  }

  /** Every paper about this, whatever event and printer, and all that were printed from them again. */
  async listAbout(shopId: string, ref: string): Promise<PrintJob[]> {
    const key = new RegExp(`^${escapeRegex(ref)}/`);
    const ids = (await this.jobs.find({ shopId, key }, { _id: 1 }).lean()).map(({ _id }) => _id);
    const family = { shopId, $or: [{ _id: { $in: ids } }, { copyOf: { $in: ids } }] };
    return (await this.jobs.find(family).lean()).map(known);
  }

  /** By printer, how many papers are not out yet. */
  async countOpen(shopId: string): Promise<Map<string, number>> {
    const groups = await this.jobs.aggregate<{ _id: string; count: number }>([
      { $match: { shopId, state: { $in: OPEN } } },
      { $group: { _id: '$printerId', count: { $sum: 1 } } },
    ]);
    return new Map(groups.map(({ _id, count }) => [_id, count]));
  }

  /** A paper and all that were printed from it again. */
  async listFamily(shopId: string, rootId: string): Promise<PrintJob[]> {
    return (await this.jobs.find({ shopId, $or: [{ _id: rootId }, { copyOf: rootId }] }).lean()).map(known);
  }

  /** Of all shops: time has run out for these. */
  async listDue(now: Date, limit: number): Promise<PrintJob[]> {
    const due = this.jobs.find({ state: { $in: OPEN }, dueAt: { $lte: now } }).sort({ dueAt: 1 });
    return (await due.limit(limit).lean()).map(known);
  }

  /** Of all shops: what a printer was given, at most one paper each. */
  async listUnderWay(): Promise<PrintJob[]> {
    return (await this.jobs.find({ state: 'printing' }).lean()).map(known);
  }

  /** Of all shops: printers for which something waits that is wanted by now. */
  async listWaitingPrinters(by: Date): Promise<{ shopId: string; printerId: string }[]> {
    const groups = await this.jobs.aggregate<{ _id: string; shopId: string }>([
      { $match: { state: 'waiting', ...wantedBy(by) } },
      { $group: { _id: '$printerId', shopId: { $first: '$shopId' } } },
    ]);
    return groups.map(({ _id, shopId }) => ({ printerId: _id, shopId }));
  }

  /** Compare-and-set on the version. */
  async save({ id, shopId, version, ...job }: PrintJob): Promise<Saved> {
    const { key, createdAt, ...changing } = job;
    const update = { $set: changing, $inc: { version: 1 } };
    return unlessDuplicate<Saved>(async () => {
      const { modifiedCount } = await this.jobs.updateOne({ shopId, _id: id, version }, update);
      return modifiedCount === 1 ? 'saved' : 'changedMeanwhile';
    }, 'printerBusy');
  }

  async stripAbout(shopId: string, ref: string): Promise<void> {
    const ids = (await this.listAbout(shopId, ref)).map(({ id }) => id);
    const these = { shopId, _id: { $in: ids } };
    await this.jobs.updateMany(these, { $set: { ticket: null }, $inc: { version: 1 } });
  }

  /** Of all shops: what guests wrote is not kept longer than somebody may want the paper again. */
  async stripTickets(before: Date): Promise<number> {
    const old = { createdAt: { $lt: before }, ...wantedBy(before) };
    const over = { state: { $nin: OPEN }, ticket: { $ne: null }, ...old };
    const { modifiedCount } = await this.jobs.updateMany(over, {
      $set: { ticket: null },
      $inc: { version: 1 },
    });
    return modifiedCount;
  }
}

/** `$gt` also passes what has no such field. */
const wantedBy = (by: Date) => ({ notBefore: { $not: { $gt: by } } });

/** An order for tomorrow is queued today, and is as urgent then as any other. */
const wantedSince = (since: Date): Wanted => ({
  $or: [{ createdAt: { $gte: since } }, { notBefore: { $gte: since } }],
});

function known({ _id, goneAt, ...job }: PrintJobRecord): PrintJob {
  return { id: _id, ...job };
}

const toJob = (record: PrintJobRecord | null): PrintJob | null => record && known(record);

async function unlessDuplicate<T>(write: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return otherwise;
    throw error;
  }
}
