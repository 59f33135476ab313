import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Picture } from '../menu.types.js';
import type { CategoryRecord, ProductRecord } from '../menu-records.types.js';
import type { PictureUse } from './picture-uses.types.js';

const SEEN = { name: 1, image: 1 } as const;

/** Dishes and categories by the picture they show. */
@Injectable()
export class PictureUsesRepository {
  constructor(
    @InjectModel('Product') private readonly products: Model<ProductRecord>,
    @InjectModel('Category') private readonly categories: Model<CategoryRecord>,
  ) {}

  async list(shopId: string): Promise<{ pictureId: string; use: PictureUse }[]> {
    const shown = { shopId, image: { $ne: null } };
    const [products, categories] = await Promise.all([
      this.products.find(shown, SEEN).lean(),
      this.categories.find(shown, SEEN).lean(),
    ]);
    return [...products.map(useBy('product')), ...categories.map(useBy('category'))];
  }

  async listOf(shopId: string, pictureId: string): Promise<PictureUse[]> {
    const these = { shopId, 'image.id': pictureId };
    const [products, categories] = await Promise.all([
      this.products.find(these, SEEN).lean(),
      this.categories.find(these, SEEN).lean(),
    ]);
    return [...products.map(useBy('product')), ...categories.map(useBy('category'))].map(({ use }) => use);
  }

  /** Leaves the version alone: this is no conflict for somebody who is editing the dish. */
  async describe(shopId: string, { id, alt, focus }: Picture): Promise<number> {
    const these = { shopId, 'image.id': id };
    const changes = { $set: { 'image.alt': alt, 'image.focus': focus } };
    const [products, categories] = await Promise.all([
      this.products.updateMany(these, changes),
      this.categories.updateMany(these, changes),
    ]);
    return products.matchedCount + categories.matchedCount;
  }
}

const useBy =
  (kind: PictureUse['kind']) =>
  ({ _id, name, image }: { _id: string; name: string; image: { id: string } | null }) => ({
    pictureId: image?.id ?? '',
    use: { kind, id: _id, name },
  });
