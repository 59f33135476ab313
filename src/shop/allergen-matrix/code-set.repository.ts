import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { OwnCodes, ShippedSet } from '../allergens/allergens.types.js';
import type { MenuSettingsRecord } from '../menu/menu-records.types.js';

@Injectable()
export class CodeSetRepository {
  constructor(@InjectModel('MenuSettings') private readonly settings: Model<MenuSettingsRecord>) {}

  async setCodeSet(shopId: string, codeSet: ShippedSet): Promise<void> {
    await this.settings.updateOne({ _id: shopId }, { $set: { codeSet } }, { upsert: true });
  }

  async setOwnCodes(shopId: string, ownCodes: OwnCodes): Promise<void> {
    const sets = { codeSet: 'OWN' as const, ownCodes };
    await this.settings.updateOne({ _id: shopId }, { $set: sets }, { upsert: true });
  }
}
