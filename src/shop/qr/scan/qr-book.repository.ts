import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { QrBookRecord } from './qr-book.schema.js';

@Injectable()
export class QrBookRepository {
  constructor(@InjectModel('QrBook') private readonly books: Model<QrBookRecord>) {}

  async reviewUrlOf(shopId: string): Promise<string> {
    return (await this.books.findOne({ _id: shopId }).lean())?.reviewUrl ?? '';
  }

  async setReviewUrl(shopId: string, reviewUrl: string): Promise<void> {
    await this.books.updateOne({ _id: shopId }, { $set: { reviewUrl } }, { upsert: true });
  }
}
