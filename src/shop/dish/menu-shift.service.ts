import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CategoryRepository } from '../category/category.repository.js';
import { NotOnTheMenu } from '../menu/menu.errors.js';
import type { Product } from '../menu/menu.types.js';
import { raisedVariants, reordered, soldOutFor } from '../menu/menu-edit.rules.js';
import type { SoldOutSpan } from '../menu/menu-edit.types.js';
import { MenuNews } from '../menu/menu-news.js';
import { businessDayOf } from '../opening-hours/opening-hours.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import { ProductRepository, type ProductSets } from './product.repository.js';

const AT_ONCE = 25;
const TRIES = 5;

/** What is done to many dishes at once, or to their order. */
@Injectable()
export class MenuShiftService {
  constructor(
    private readonly products: ProductRepository,
    private readonly categories: CategoryRepository,
    private readonly news: MenuNews,
    private readonly clock: Clock,
  ) {}

  async sellOut(
    viewer: Viewer,
    shop: Shop,
    ids: string[],
    span: SoldOutSpan,
    until: Date | null,
  ): Promise<void> {
    const day = businessDayOf(shop.settings, this.clock.now());
    const soldOut = soldOutFor(span, day, until);
    await this.products.setSoldOut(shop.id, ids, soldOut);
    await this.news.changed(viewer, shop.id, {
      subject: 'product',
      action: soldOut ? 'soldOut' : 'available',
      after: { ids, soldOut },
    });
  }

  /** Stands before the other dish of the category, or last. */
  async move(
    viewer: Viewer,
    { id: shopId }: Shop,
    id: string,
    to: { categoryId: string; before: string | null },
  ) {
    await this.makeSureCategoryExists(shopId, to.categoryId);
    const ids = (await this.products.listOfCategory(shopId, to.categoryId)).map((product) => product.id);
    await this.products.place(shopId, to.categoryId, reordered(ids, id, to.before));
    await this.news.changed(viewer, shopId, { subject: 'product', action: 'moved', after: { id, ...to } });
  }

  /** To the end of the category, in the order given. */
  async moveAll(viewer: Viewer, { id: shopId }: Shop, ids: string[], categoryId: string): Promise<void> {
    await this.makeSureCategoryExists(shopId, categoryId);
    const there = await this.products.listOfCategory(shopId, categoryId);
    const staying = there.map(({ id }) => id).filter((id) => !ids.includes(id));
    await this.products.place(shopId, categoryId, [...staying, ...ids]);
    await this.news.changed(viewer, shopId, {
      subject: 'product',
      action: 'moved',
      after: { ids, categoryId },
    });
  }

  async raisePrices(viewer: Viewer, { id: shopId }: Shop, ids: string[], percent: number, roundTo: number) {
    await this.changeEach(shopId, ids, (product) => ({
      variants: raisedVariants(product, percent, roundTo),
    }));
    await this.news.changed(viewer, shopId, {
      subject: 'product',
      action: 'pricesRaised',
      after: { ids, percent, roundTo },
    });
  }

  /** Somebody has looked and found none. What is listed stays listed. */
  async confirmNoAllergens(viewer: Viewer, { id: shopId }: Shop, ids: string[]): Promise<void> {
    await this.changeEach(shopId, ids, ({ allergens }) => (allergens === null ? { allergens: [] } : null));
    await this.news.changed(viewer, shopId, {
      subject: 'product',
      action: 'allergensChecked',
      after: { ids },
    });
  }

  private async changeEach(shopId: string, ids: string[], change: (product: Product) => ProductSets | null) {
    const all = await this.products.list(shopId, ids);
    for (let at = 0; at < all.length; at += AT_ONCE)
      await Promise.all(all.slice(at, at + AT_ONCE).map((product) => this.changeOne(product, change)));
  }

  /** Somebody else may save the dish in between: then it is read and changed again, never twice. */
  private async changeOne(first: Product, change: (product: Product) => ProductSets | null): Promise<void> {
    let product: Product | null = first;
    for (let tried = 0; product && tried < TRIES; tried++) {
      const sets = change(product);
      if (!sets) return;
      const { shopId, id, version } = product;
      const updatedAt = this.clock.now();
      const after = await this.products.change(shopId, id, version, { ...sets, updatedAt });
      if (after) return this.news.priced(shopId, product, after);
      product = await this.products.find(shopId, id);
    }
  }

  private async makeSureCategoryExists(shopId: string, id: string): Promise<void> {
    if (!(await this.categories.find(shopId, id))) throw new NotOnTheMenu('Diese Kategorie');
  }
}
