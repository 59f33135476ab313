import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { MenuSpelling } from './menu.types.js';
import type { MenuSettingsRecord } from './menu-records.types.js';
import type { SizeWord } from './texts/translations.types.js';

@Injectable()
export class MenuSettingsRepository {
  constructor(@InjectModel('MenuSettings') private readonly settings: Model<MenuSettingsRecord>) {}

  async get(shopId: string): Promise<MenuSpelling & { sizeWords: SizeWord[] }> {
    const record = await this.settings.findOne({ _id: shopId }).lean();
    const { codeSet = 'AT', ownCodes = null, sizeWords = [] } = record ?? {};
    return { codeSet: codeSet === 'OWN' ? (ownCodes ?? 'AT') : codeSet, ownCodes, sizeWords };
  }
}
