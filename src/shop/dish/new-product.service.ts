import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { newId } from '../../shared/ids.js';
import { tokensOf } from '../menu/draft/menu-draft.rules.js';
import { NotOnTheMenu } from '../menu/menu.errors.js';
import { PLAIN_DISH } from '../menu/menu.rules.js';
import type { Product } from '../menu/menu.types.js';
import { MenuNews } from '../menu/menu-news.js';
import type { Shop } from '../restaurant/shop.types.js';
import { limitsOf, planNameOf } from '../subscription/plans.js';
import { ProductCheckService } from './check/product-check.service.js';
import { MenuIsFull } from './dish.errors.js';
import { copyNameOf } from './dish-edit.rules.js';
import { ProductRepository } from './product.repository.js';
import type { ProductInput } from './product-input.types.js';

const FRESH = { version: 1, soldOut: null } as const;
const LOOKS = 100;
const PAUSE_MS = 10;

/** Adds dishes to the menu, up to the limit of the plan. */
@Injectable()
export class NewProductService {
  constructor(
    private readonly products: ProductRepository,
    private readonly check: ProductCheckService,
    private readonly news: MenuNews,
    private readonly clock: Clock,
  ) {}

  async create(viewer: Viewer, shop: Shop, input: ProductInput): Promise<Product> {
    await this.makeSureThereIsRoom(shop);
    const product = await this.add(shop, await this.check.checked(shop.id, input, null));
    await this.news.changed(viewer, shop.id, { subject: 'product', action: 'created', after: product });
    return product;
  }

  async duplicate(viewer: Viewer, shop: Shop, id: string): Promise<Product> {
    await this.makeSureThereIsRoom(shop);
    const original = await this.products.find(shop.id, id);
    if (!original) throw new NotOnTheMenu('Diese Speise');
    const name = copyNameOf(original.name, await this.products.names(shop.id));
    // Guests order by number on the phone, so a number belongs to one dish only.
    const copy = await this.add(shop, { ...original, name, number: '' });
    await this.products.place(shop.id, copy.categoryId, await this.orderAfter(original, copy));
    await this.news.changed(viewer, shop.id, { subject: 'product', action: 'duplicated', after: copy });
    return copy;
  }

  private async add(shop: Shop, input: ProductInput): Promise<Product> {
    const now = this.clock.now();
    const product: Product = {
      ...PLAIN_DISH,
      ...input,
      ...FRESH,
      id: newId(now.getTime()),
      shopId: shop.id,
      position: await this.products.countOfCategory(shop.id, input.categoryId),
      createdAt: now,
      updatedAt: now,
    };
    await this.products.add(product, tokensOf(product));
    if (await this.hasRoom(shop, product.id)) return product;
    await this.products.remove(shop.id, [product.id]);
    throw fullMenu(shop);
  }

  /**
   * Two requests at the same time may both have found room. So each waits until the menu is within the plan, and the
   * youngest dishes beyond it are removed: of two that wanted the last place, one gets it.
   */
  private async hasRoom({ id: shopId, subscription }: Shop, own: string): Promise<boolean> {
    const limit = limitsOf(subscription).products;
    if (limit === null) return true;
    for (let look = 0; look < LOOKS; look++) {
      const ids = await this.products.idsByAge(shopId);
      if (ids.length <= limit) return true;
      if (ids.indexOf(own) >= limit) return false;
      await sleep(PAUSE_MS);
    }
    return false;
  }

  private async makeSureThereIsRoom(shop: Shop): Promise<void> {
    const limit = limitsOf(shop.subscription).products;
    if (limit !== null && (await this.products.count(shop.id)) >= limit) throw fullMenu(shop);
  }

  private async orderAfter(original: Product, copy: Product): Promise<string[]> {
    const ids = (await this.products.listOfCategory(original.shopId, original.categoryId)).map(
      ({ id }) => id,
    );
    const others = ids.filter((id) => id !== copy.id);
    const at = others.indexOf(original.id) + 1;
    return [...others.slice(0, at), copy.id, ...others.slice(at)];
  }
}

const fullMenu = ({ subscription }: Shop): MenuIsFull =>
  new MenuIsFull(planNameOf(subscription), limitsOf(subscription).products ?? 0);
