import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { CodeSet, OwnCodes, ShippedSet } from '../allergens/allergens.types.js';
import type { MenuSettingsRecord } from './menu.schema.js';

@Injectable()
export class MenuSettingsRepository {
  constructor(@InjectModel('MenuSettings') private readonly settings: Model<MenuSettingsRecord>) {}

  async codeSet(shopId: string): Promise<CodeSet> {
    return (await this.spelling(shopId)).codeSet;
  }

  /** The codes in use, and those of the restaurant whether they are in use or not. */
  async spelling(shopId: string): Promise<{ codeSet: CodeSet; ownCodes: OwnCodes | null }> {
    const { codeSet = 'AT', ownCodes = null } = (await this.settings.findOne({ _id: shopId }).lean()) ?? {};
    if (codeSet !== 'OWN') return { codeSet, ownCodes };
    return { codeSet: ownCodes ?? 'AT', ownCodes };
  }

  async setCodeSet(shopId: string, codeSet: ShippedSet): Promise<void> {
    await this.settings.updateOne({ _id: shopId }, { $set: { codeSet } }, { upsert: true });
  }

  async setOwnCodes(shopId: string, ownCodes: OwnCodes): Promise<void> {
    const sets = { codeSet: 'OWN' as const, ownCodes };
    await this.settings.updateOne({ _id: shopId }, { $set: sets }, { upsert: true });
  }
}
