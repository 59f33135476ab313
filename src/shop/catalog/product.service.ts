import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { newId } from '../../shared/ids.js';
import { ChangedMeanwhile } from '../restaurant/shop.errors.js';
import type { Shop } from '../restaurant/shop.types.js';
import { limitsOf, planNameOf } from '../subscription/plans.js';
import { BadMenuEntry, MenuIsFull, NotOnTheMenu } from './catalog.errors.js';
import { PLAIN_DISH } from './catalog.rules.js';
import type { Product } from './catalog.types.js';
import { toProductForm } from './catalog.view.js';
import { CategoryRepository } from './category.repository.js';
import { tokensOf } from './menu-draft.rules.js';
import { changedKeys, copyNameOf, partsOf, productProblems, said, withIds } from './menu-edit.rules.js';
import type { ProductInput } from './menu-edit.types.js';
import { MenuNews } from './menu-news.js';
import { OptionGroupRepository } from './option-group.repository.js';
import { ProductRepository } from './product.repository.js';

const FRESH = { version: 1, soldOut: null } as const;

/** One dish: write it, change it, copy it, take it off. */
@Injectable()
export class ProductService {
  constructor(
    private readonly products: ProductRepository,
    private readonly categories: CategoryRepository,
    private readonly optionGroups: OptionGroupRepository,
    private readonly news: MenuNews,
    private readonly clock: Clock,
  ) {}

  async get(shopId: string, id: string): Promise<Product> {
    const product = await this.products.find(shopId, id);
    if (!product) throw new NotOnTheMenu('Diese Speise');
    return product;
  }

  async create(viewer: Viewer, shop: Shop, input: ProductInput): Promise<Product> {
    await this.makeSureThereIsRoom(shop);
    await this.check(shop.id, input);
    const product = await this.write(shop.id, { ...input, variants: withIds(input.variants, [], newId) });
    await this.news.changed(viewer, shop.id, { subject: 'product', action: 'created', after: product });
    return product;
  }

  /** `version` is the one the page was made from; without it the last one wins. */
  async update(
    viewer: Viewer,
    { id: shopId }: Shop,
    id: string,
    wish: Partial<ProductInput>,
    version?: number,
  ): Promise<Product> {
    const changes = said(wish);
    const before = await this.get(shopId, id);
    if (version !== undefined && version !== before.version)
      throw new ChangedMeanwhile({ current: toProductForm(before) });
    const wanted = { ...before, ...changes };
    await this.check(shopId, wanted);

    const sets = {
      ...changes,
      ...(changes.variants && { variants: withIds(changes.variants, before.variants, newId) }),
    };
    const keys = changedKeys<Product>(before, sets);
    if (keys.length === 0) return before;
    const moves = sets.categoryId !== undefined && sets.categoryId !== before.categoryId;
    const after = await this.products.change(shopId, id, version, {
      ...sets,
      ...(moves && { position: await this.products.countOfCategory(shopId, wanted.categoryId) }),
      searchTokens: tokensOf(wanted),
      updatedAt: this.clock.now(),
    });
    if (!after) throw new ChangedMeanwhile({ current: toProductForm(await this.get(shopId, id)) });
    await this.news.priced(shopId, before, after);
    await this.news.changed(viewer, shopId, {
      subject: 'product',
      action: 'updated',
      before: { id, name: before.name, ...partsOf(before, keys) },
      after: { id, name: after.name, ...partsOf(after, keys) },
    });
    return after;
  }

  /** From the list: the other sizes are nobody's business here. */
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

  async duplicate(viewer: Viewer, shop: Shop, id: string): Promise<Product> {
    await this.makeSureThereIsRoom(shop);
    const original = await this.get(shop.id, id);
    const name = copyNameOf(original.name, await this.products.names(shop.id));
    // A number is what guests say on the phone: it belongs to one dish.
    const copy = await this.write(shop.id, { ...original, name, number: '' });
    await this.products.place(shop.id, copy.categoryId, await this.orderAfter(original, copy));
    await this.news.changed(viewer, shop.id, { subject: 'product', action: 'duplicated', after: copy });
    return copy;
  }

  async remove(viewer: Viewer, shopId: string, ids: string[]): Promise<void> {
    const before = await this.products.list(shopId, ids);
    await this.products.remove(shopId, ids);
    await this.news.changed(viewer, shopId, { subject: 'product', action: 'deleted', before });
  }

  private async write(shopId: string, input: ProductInput): Promise<Product> {
    const now = this.clock.now();
    const product: Product = {
      ...PLAIN_DISH,
      ...input,
      ...FRESH,
      id: newId(now.getTime()),
      shopId,
      position: await this.products.countOfCategory(shopId, input.categoryId),
      createdAt: now,
      updatedAt: now,
    };
    await this.products.add(product, tokensOf(product));
    return product;
  }

  private async orderAfter(original: Product, copy: Product): Promise<string[]> {
    const ids = (await this.products.listOfCategory(original.shopId, original.categoryId)).map(
      ({ id }) => id,
    );
    const others = ids.filter((id) => id !== copy.id);
    const at = others.indexOf(original.id) + 1;
    return [...others.slice(0, at), copy.id, ...others.slice(at)];
  }

  private async check(shopId: string, input: ProductInput): Promise<void> {
    const [categories, optionGroups] = await Promise.all([
      this.categories.list(shopId),
      this.optionGroups.list(shopId),
    ]);
    const problems = productProblems(input, { categories, optionGroups });
    if (problems.length > 0) throw new BadMenuEntry(problems);
  }

  private async makeSureThereIsRoom({ id, subscription }: Shop): Promise<void> {
    const limit = limitsOf(subscription).products;
    if (limit !== null && (await this.products.count(id)) >= limit)
      throw new MenuIsFull(planNameOf(subscription), limit);
  }
}
