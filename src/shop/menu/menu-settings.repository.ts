import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { MenuSpelling } from './menu.types.js';
import type { MenuSettingsRecord } from './menu-records.types.js';

@Injectable()
export class MenuSettingsRepository {
  constructor(@InjectModel('MenuSettings') private readonly settings: Model<MenuSettingsRecord>) {}

  async spelling(shopId: string): Promise<MenuSpelling> {
    const { codeSet = 'AT', ownCodes = null } = (await this.settings.findOne({ _id: shopId }).lean()) ?? {};
    if (codeSet !== 'OWN') return { codeSet, ownCodes };
    return { codeSet: ownCodes ?? 'AT', ownCodes };
  }
}
