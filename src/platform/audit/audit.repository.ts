import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AuditRecord } from './audit.schema.js';
import type { AuditEntry } from './audit.types.js';

const AT_ONCE = 200;

@Injectable()
export class AuditRepository {
  constructor(@InjectModel('audit') private readonly entries: Model<AuditRecord>) {}

  async add({ id, ...entry }: AuditEntry): Promise<void> {
    await this.entries.create({ _id: id, ...entry });
  }

  async list(shopId: string, subject: string, limit: number): Promise<AuditEntry[]> {
    const found = await this.entries.find({ shopId, subject }).sort({ at: -1, _id: -1 }).limit(limit).lean();
    return found.map(toEntry);
  }

  /** The oldest first, a handful at a time. */
  async *walk(shopId: string, from: Date, until: Date): AsyncGenerator<AuditEntry> {
    for (let after = { at: from, id: '' }; ; ) {
      const beyond = { $or: [{ at: { $gt: after.at } }, { _id: { $gt: after.id } }] };
      const found = await this.entries
        .find({ shopId, at: { $gte: after.at, $lt: until }, ...beyond })
        .sort({ at: 1, _id: 1 })
        .limit(AT_ONCE)
        .lean();
      for (const record of found) yield toEntry(record);
      const last = found.at(-1);
      if (!last || found.length < AT_ONCE) return;
      after = { at: last.at, id: last._id };
    }
  }
}

const toEntry = ({ _id, ...entry }: AuditRecord): AuditEntry => ({ id: _id, ...entry });
