import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { Picture } from '../shop/menu/menu.types.js';
import type { PictureRecord } from './media.schema.js';
import type { LibraryPicture } from './media.types.js';

@Injectable()
export class MediaRepository {
  constructor(@InjectModel('Media') private readonly pictures: Model<PictureRecord>) {}

  async find(shopId: string, id: string): Promise<LibraryPicture | null> {
    const record = await this.pictures.findOne({ shopId, _id: id }).lean();
    return record && toPicture(record);
  }

  async findByHash(shopId: string, hash: string): Promise<LibraryPicture | null> {
    const record = await this.pictures.findOne({ shopId, hash }).lean();
    return record && toPicture(record);
  }

  /** The newest first, older than `before`; `only` and `without` name pictures. */
  async list(
    shopId: string,
    limit: number,
    asked: { before: string | null; only?: string[]; without?: string[]; undescribed?: boolean },
  ): Promise<LibraryPicture[]> {
    const { before, only, without, undescribed } = asked;
    const ids = {
      ...(before && { $lt: before }),
      ...(only && { $in: only }),
      ...(without && { $nin: without }),
    };
    const records = await this.pictures
      .find({ shopId, ...(Object.keys(ids).length > 0 && { _id: ids }), ...(undescribed && { alt: '' }) })
      .sort({ _id: -1 })
      .limit(limit)
      .lean();
    return records.map(toPicture);
  }

  async existing(shopId: string, ids: string[]): Promise<Set<string>> {
    const records = await this.pictures.find({ shopId, _id: { $in: ids } }, { _id: 1 }).lean();
    return new Set(records.map(({ _id }) => _id));
  }

  async totals(shopId: string): Promise<{ pictures: number; bytes: number }> {
    const [totals] = await this.pictures.aggregate<{ pictures: number; bytes: number }>([
      { $match: { shopId } },
      { $group: { _id: null, pictures: { $sum: 1 }, bytes: { $sum: '$bytes' } } },
    ]);
    return { pictures: totals?.pictures ?? 0, bytes: totals?.bytes ?? 0 };
  }

  /** False when the same upload is there already. */
  async add({ id, ...picture }: LibraryPicture): Promise<boolean> {
    try {
      await this.pictures.create({ _id: id, ...picture });
      return true;
    } catch (error) {
      if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return false;
      throw error;
    }
  }

  async describe(
    shopId: string,
    id: string,
    said: Partial<Pick<Picture, 'alt' | 'focus'>>,
  ): Promise<LibraryPicture | null> {
    const record = await this.pictures
      .findOneAndUpdate({ shopId, _id: id }, { $set: said }, { returnDocument: 'after' })
      .lean();
    return record && toPicture(record);
  }

  async remove(shopId: string, id: string): Promise<void> {
    await this.pictures.deleteOne({ shopId, _id: id });
  }
}

const toPicture = ({ _id, ...picture }: PictureRecord): LibraryPicture => ({ id: _id, ...picture });
