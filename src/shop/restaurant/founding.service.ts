import { Injectable } from '@nestjs/common';
import { UserService } from '../../auth/user/user.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { newId } from '../../shared/ids.js';
import { newShop } from './new-shop.rules.js';
import { ShopExists } from './shop.errors.js';
import { ShopRepository } from './shop.repository.js';
import { freeSlug, slugBaseOf } from './shop.rules.js';
import type { Shop } from './shop.types.js';
import { ShopNews } from './shop-news.js';

const TRIES = 5;

@Injectable()
export class FoundingService {
  constructor(
    private readonly shops: ShopRepository,
    private readonly users: UserService,
    private readonly clock: Clock,
    private readonly news: ShopNews,
  ) {}

  /** Founds a restaurant and makes the viewer its owner. Broken off in between, the next try finishes it. */
  async found(viewer: Viewer, name: string): Promise<Shop> {
    const user = await this.users.find(viewer.userId);
    if (viewer.shopId !== null || user?.shopId) throw new ShopExists();
    const shop = (await this.shops.findFoundedBy(viewer.userId)) ?? (await this.add(viewer, name));
    await this.users.attachShop(viewer.userId, shop.id, 'owner');
    return shop;
  }

  /** Ends the setup. A name that was corrected on the way gets the address that goes with it, before anybody has seen the old one. */
  async finish(viewer: Viewer, shop: Shop): Promise<Shop> {
    await this.readdress(shop);
    const sets = { setupStep: 'done' };
    const finished = (await this.shops.change(shop.id, undefined, sets)) ?? shop;
    await this.news.changed(viewer, { before: shop, after: finished, sets });
    return finished;
  }

  private async readdress({ id, name, slug, setupStep }: Shop): Promise<void> {
    const base = slugBaseOf(name);
    if (setupStep === 'done' || slug === base || slug.startsWith(`${base}-`)) return;
    const free = freeSlug(base, await this.shops.listSlugs(base));
    await this.shops.moveTo(id, free);
  }

  private async add(viewer: Viewer, name: string): Promise<Shop> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const shop = await this.draft(viewer.userId, name);
      if (await this.shops.add(shop, viewer.userId)) {
        await this.news.founded(viewer, shop);
        return shop;
      }
      const existing = await this.shops.findFoundedBy(viewer.userId);
      if (existing) return existing;
    }
    throw new Error(`no free address for ${name}`);
  }

  private async draft(userId: string, name: string): Promise<Shop> {
    const base = slugBaseOf(name);
    const slug = freeSlug(base, await this.shops.listSlugs(base));
    return newShop({ id: newId(), slug, name, userId, now: this.clock.now() });
  }
}
