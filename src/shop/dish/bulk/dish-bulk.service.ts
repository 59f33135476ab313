import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import type { Product } from '../../menu/menu.types.js';
import { MenuNews } from '../../menu/menu-news.js';
import { businessDayOf } from '../../opening-hours/opening-hours.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { raisedVariants, soldOutFor } from '../dish-edit.rules.js';
import { DishWriter } from '../dish-writer.service.js';
import { ProductRepository, type ProductSets } from '../product.repository.js';
import type { SoldOutSpan } from '../product-input.types.js';
import type { DishChange } from './reversal.types.js';

const AT_ONCE = 25;
const TRIES = 5;

/** Changes to many dishes at once. */
@Injectable()
export class DishBulkService {
  constructor(
    private readonly products: ProductRepository,
    private readonly writer: DishWriter,
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

  /** What raising them would change, as things are now. */
  async plannedPrices(
    { id: shopId }: Shop,
    ids: string[],
    percent: number,
    roundTo: number,
  ): Promise<DishChange[]> {
    const dishes = await this.products.list(shopId, ids);
    return dishes.flatMap((dish) => {
      const raised = pricesRaised(dish, percent, roundTo);
      return raised ? [pricesOf(dish, raised.variants)] : [];
    });
  }

  /** Answers with what was changed. */
  async raisePrices(
    viewer: Viewer,
    { id: shopId }: Shop,
    ids: string[],
    percent: number,
    roundTo: number,
  ): Promise<DishChange[]> {
    const changed = await this.changeEach(shopId, ids, (product) => pricesRaised(product, percent, roundTo));
    await this.news.changed(viewer, shopId, {
      subject: 'product',
      action: 'pricesRaised',
      after: { ids, percent, roundTo },
    });
    return changed.map(({ before, after }) => pricesOf(before, after.variants));
  }

  /** Somebody has checked and found none. Dishes with allergens keep them. */
  async confirmNoAllergens(viewer: Viewer, { id: shopId }: Shop, ids: string[]): Promise<void> {
    await this.changeEach(shopId, ids, ({ allergens }) => (allergens === null ? { allergens: [] } : null));
    await this.news.changed(viewer, shopId, {
      subject: 'product',
      action: 'allergensChecked',
      after: { ids },
    });
  }

  private async changeEach(
    shopId: string,
    ids: string[],
    change: (product: Product) => ProductSets | null,
  ): Promise<Changed[]> {
    const all = await this.products.list(shopId, ids);
    const changed: (Changed | null)[] = [];
    for (let at = 0; at < all.length; at += AT_ONCE)
      changed.push(
        ...(await Promise.all(all.slice(at, at + AT_ONCE).map((product) => this.changeOne(product, change)))),
      );
    return changed.filter((one) => one !== null);
  }

  /** Somebody else may save the dish in between: then it is read and changed again, never twice. */
  private async changeOne(
    first: Product,
    change: (product: Product) => ProductSets | null,
  ): Promise<Changed | null> {
    let product: Product | null = first;
    for (let tried = 0; product && tried < TRIES; tried++) {
      const sets = change(product);
      const after = sets && (await this.writer.change(product, product.version, sets));
      if (after) return { before: product, after };
      if (!sets) return null;
      product = await this.products.find(product.shopId, product.id);
    }
    return null;
  }
}

interface Changed {
  before: Product;
  after: Product;
}

/** null when rounding leaves every price as it was. */
function pricesRaised(product: Product, percent: number, roundTo: number): Pick<Product, 'variants'> | null {
  const variants = raisedVariants(product, percent, roundTo);
  const isSame = variants.every(({ priceCents }, at) => priceCents === product.variants[at]?.priceCents);
  return isSame ? null : { variants };
}

const pricesOf = ({ id, name, variants }: Product, after: Product['variants']): DishChange => ({
  id,
  name,
  before: { variants },
  after: { variants: after },
});
