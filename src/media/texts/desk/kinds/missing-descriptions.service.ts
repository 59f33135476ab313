import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/http/viewer.js';
import { MenuService } from '../../../../shop/menu/menu.service.js';
import { MenuTexts } from '../../../../shop/menu/texts/menu-texts.service.js';
import type { Shop } from '../../../../shop/restaurant/shop.types.js';
import { DishTexts } from '../../dish-texts.service.js';
import type { TextProposal } from '../text-task.types.js';
import type { MissingText, TextKind, WrittenText } from './text-kind.js';
import { writeEach } from './written.js';

/** Descriptions of dishes that have none. */
@Injectable()
export class MissingDescriptions implements TextKind {
  constructor(
    private readonly menus: MenuService,
    private readonly texts: MenuTexts,
    private readonly dishes: DishTexts,
  ) {}

  async missing(shop: Shop): Promise<MissingText[]> {
    const { categories } = await this.menus.menuOf(shop.id);
    return categories
      .flatMap(({ products }) => products)
      .filter(({ description }) => description.trim() === '')
      .map(({ id, name, description }) => ({
        place: { subject: 'product', id, part: 'description' },
        owner: name,
        german: description,
        picture: null,
      }));
  }

  write(shop: Shop, missing: readonly MissingText[]): Promise<WrittenText[]> {
    return writeEach(missing, (id) => this.dishes.describeAlone(shop, id));
  }

  take(viewer: Viewer, shop: Shop, { place, owner, german }: TextProposal, text: string): Promise<boolean> {
    return this.texts.describe(viewer, shop.id, place.id, { name: owner, before: german, after: text });
  }
}
