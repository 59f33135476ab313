import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { CodeSet } from './allergens.types.js';
import type { MenuSettingsRecord } from './catalog.schema.js';

@Injectable()
export class MenuSettingsRepository {
  constructor(@InjectModel('MenuSettings') private readonly settings: Model<MenuSettingsRecord>) {}

  async codeSet(shopId: string): Promise<CodeSet> {
    return (await this.settings.findOne({ _id: shopId }).lean())?.codeSet ?? 'AT';
  }

  async setCodeSet(shopId: string, codeSet: CodeSet): Promise<void> {
    await this.settings.updateOne({ _id: shopId }, { $set: { codeSet } }, { upsert: true });
  }
}
