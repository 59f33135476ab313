import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { KnownHostRecord } from './known-host.schema.js';
import type { KnownHost } from './known-host.types.js';

@Injectable()
export class KnownHostRepository {
  constructor(@InjectModel('KnownHost') private readonly hosts: Model<KnownHostRecord>) {}

  async fingerprintOf(shopId: string, server: string): Promise<string | null> {
    const record = await this.hosts.findOne({ _id: shopId, server }).lean();
    return record?.fingerprint ?? null;
  }

  async remember({ shopId, ...host }: KnownHost): Promise<void> {
    await this.hosts.updateOne({ _id: shopId }, { $set: host }, { upsert: true });
  }
}
