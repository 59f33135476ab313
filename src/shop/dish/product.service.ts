import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/http/viewer.js';
import { tokensOf } from '../menu/draft/menu-draft.rules.js';
import { NotOnTheMenu } from '../menu/menu.errors.js';
import type { Product } from '../menu/menu.types.js';
import { changedKeys, partsOf, withoutUndefined } from '../menu/menu-edit.rules.js';
import { MenuNews } from '../menu/menu-news.js';
import { ChangedMeanwhile } from '../restaurant/shop.errors.js';
import type { Shop } from '../restaurant/shop.types.js';
import { ProductCheckService } from './check/product-check.service.js';
import { toProductForm } from './dish.view.js';
import { DishWriter } from './dish-writer.service.js';
import { ProductRepository } from './product.repository.js';
import type { ProductInput } from './product-input.types.js';

/** One dish that is on the menu. */
@Injectable()
export class ProductService {
  constructor(
    private readonly products: ProductRepository,
    private readonly check: ProductCheckService,
    private readonly writer: DishWriter,
    private readonly news: MenuNews,
  ) {}

  async get(shopId: string, id: string): Promise<Product> {
    const product = await this.products.find(shopId, id);
    if (!product) throw new NotOnTheMenu('Diese Speise');
    return product;
  }

  /** `version` is the one that the page shows; without it the last write wins. */
  async update(
    viewer: Viewer,
    { id: shopId }: Shop,
    id: string,
    input: Partial<ProductInput>,
    version?: number,
  ): Promise<Product> {
    const before = await this.get(shopId, id);
    if (version !== undefined && version !== before.version)
      throw new ChangedMeanwhile({ current: toProductForm(before) });

    const sets = await this.check.checked(shopId, withoutUndefined(input), before);
    const wanted = { ...before, ...sets };
    const keys = changedKeys<Product>(before, sets);
    if (keys.length === 0) return before;
    const moves = sets.categoryId !== undefined && sets.categoryId !== before.categoryId;
    const after = await this.writer.change(before, version, {
      ...sets,
      ...(moves && { position: await this.products.countOfCategory(shopId, wanted.categoryId) }),
      searchTokens: tokensOf(wanted),
    });
    if (!after) throw new ChangedMeanwhile({ current: toProductForm(await this.get(shopId, id)) });
    await this.news.changed(viewer, shopId, {
      subject: 'product',
      action: 'updated',
      before: { id, name: before.name, ...partsOf(before, keys) },
      after: { id, name: after.name, ...partsOf(after, keys) },
    });
    return after;
  }

  /** From the list, where one size is edited at a time. */
  async setPrice(
    viewer: Viewer,
    shop: Shop,
    id: string,
    variantId: string,
    priceCents: number,
  ): Promise<Product> {
    const { variants, version } = await this.get(shop.id, id);
    if (!variants.some((variant) => variant.id === variantId)) throw new NotOnTheMenu('Diese Größe');
    const priced = variants.map((one) => (one.id === variantId ? { ...one, priceCents } : one));
    return this.update(viewer, shop, id, { variants: priced }, version);
  }
}
