import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AuditRecord } from './audit.schema.js';
import type { AuditEntry } from './audit.types.js';

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
}

const toEntry = ({ _id, ...entry }: AuditRecord): AuditEntry => ({ id: _id, ...entry });
