import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { OptionGroup } from '../menu/menu.types.js';
import type { OptionGroupRecord } from '../menu/menu-records.types.js';

@Injectable()
export class OptionGroupRepository {
  constructor(@InjectModel('OptionGroup') private readonly groups: Model<OptionGroupRecord>) {}

  async find(shopId: string, id: string): Promise<OptionGroup | null> {
    const record = await this.groups.findOne({ shopId, _id: id }).lean();
    return record && toGroup(record);
  }

  async list(shopId: string): Promise<OptionGroup[]> {
    return (await this.groups.find({ shopId }).sort({ position: 1, _id: 1 }).lean()).map(toGroup);
  }

  async add({ id, ...group }: OptionGroup): Promise<void> {
    await this.groups.create({ _id: id, ...group });
  }

  /** Null when the group is no longer of this version. */
  async change(
    shopId: string,
    id: string,
    version: number,
    sets: Partial<OptionGroup>,
  ): Promise<OptionGroup | null> {
    const record = await this.groups
      .findOneAndUpdate(
        { shopId, _id: id, version },
        { $set: sets, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    return record && toGroup(record);
  }

  async remove(shopId: string, id: string): Promise<void> {
    await this.groups.deleteOne({ shopId, _id: id });
  }
}

const toGroup = ({ _id, ...group }: OptionGroupRecord): OptionGroup => ({ id: _id, ...group });
