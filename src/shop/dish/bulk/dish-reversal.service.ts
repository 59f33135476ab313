import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/http/viewer.js';
import { tokensOf } from '../../menu/draft/menu-draft.rules.js';
import { MenuService } from '../../menu/menu.service.js';
import type { DishName } from '../../menu/menu.types.js';
import { DishWriter } from '../dish-writer.service.js';
import { ProductRepository } from '../product.repository.js';
import { ProductRemovalService } from '../removal/product-removal.service.js';
import { setBack } from './reversal.rules.js';
import type { DishChange, Left } from './reversal.types.js';

const AT_ONCE = 25;
const TRIES = 5;
const FIRST_VERSION = 1;

/** Takes changes of many dishes back, and says of which ones it could not. */
@Injectable()
export class DishReversal {
  constructor(
    private readonly products: ProductRepository,
    private readonly menus: MenuService,
    private readonly writer: DishWriter,
    private readonly removal: ProductRemovalService,
  ) {}

  /** Each price that changes with it is written down like any other. */
  async setBack(shopId: string, changes: readonly DishChange[]): Promise<Left[]> {
    const categories = new Set((await this.menus.listCategories(shopId)).map(({ id }) => id));
    const left: (Left | null)[] = [];
    for (let at = 0; at < changes.length; at += AT_ONCE)
      left.push(
        ...(await Promise.all(
          changes.slice(at, at + AT_ONCE).map((change) => this.setOneBack(shopId, change, categories)),
        )),
      );
    return left.filter((one) => one !== null);
  }

  /** Dishes that nobody has touched since they were added go into the bin. */
  async removeAdded(viewer: Viewer, shopId: string, added: readonly DishName[]): Promise<Left[]> {
    const ids = added.map(({ id }) => id);
    const there = await this.products.list(shopId, ids);
    const untouched = there.filter(({ version }) => version === FIRST_VERSION).map(({ id }) => id);
    const used = await this.removal.neededBesides(shopId, untouched);
    const free = untouched.filter((id) => !used.has(id));
    if (free.length > 0) await this.removal.remove(viewer, shopId, free, true);
    return there
      .filter(({ id }) => !free.includes(id))
      .map(({ id, name }) => ({ name, why: used.has(id) ? 'used' : 'changed' }));
  }

  async isThere(shopId: string, ids: readonly string[]): Promise<Set<string>> {
    return new Set((await this.products.list(shopId, [...ids])).map(({ id }) => id));
  }

  /** Somebody else may save the dish in between: then it is looked at again. */
  private async setOneBack(
    shopId: string,
    change: DishChange,
    categories: ReadonlySet<string>,
  ): Promise<Left | null> {
    for (let tried = 0; tried < TRIES; tried++) {
      const now = await this.products.find(shopId, change.id);
      const sets = setBack(change, now, categories);
      if (sets === null) return null;
      if (typeof sets === 'string' || !now)
        return { name: now?.name ?? change.name, why: sets as Left['why'] };
      const searchTokens = tokensOf({ ...now, ...sets });
      if (await this.writer.change(now, now.version, { ...sets, searchTokens })) return null;
    }
    return { name: change.name, why: 'changed' };
  }
}
