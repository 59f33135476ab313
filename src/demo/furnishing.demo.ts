import { Injectable } from '@nestjs/common';
import { MenuDraftService } from '../shop/menu/draft/menu-draft.service.js';
import type { MenuDraft } from '../shop/menu/draft/menu-draft.types.js';
import type { Picture } from '../shop/menu/menu.types.js';
import { HouseDemo } from './house.demo.js';
import { LegalDemo } from './legal.demo.js';
import { menuDemo } from './menu.demo.js';
import { PicturesDemo } from './pictures.demo.js';
import { DEMO_SLUG } from './restaurant.demo.js';

/** Adds menu, pictures, texts and what stands in the house; run again, it adds nothing twice. */
@Injectable()
export class FurnishingDemo {
  constructor(
    private readonly menus: MenuDraftService,
    private readonly legal: LegalDemo,
    private readonly pictures: PicturesDemo,
    private readonly house: HouseDemo,
  ) {}

  async furnish(shopId: string, userId: string): Promise<{ titleImage: string }> {
    await this.menus.put(shopId, DEMO_SLUG, illustrated(menuDemo, await this.pictures.ofDishes(shopId)));
    await this.legal.publish(shopId, userId);
    await this.house.furnish(shopId);
    return { titleImage: await this.pictures.title(shopId) };
  }
}

const illustrated = (menu: MenuDraft, pictures: Map<string, Picture>): MenuDraft => ({
  ...menu,
  categories: menu.categories.map((category) => ({
    ...category,
    products: category.products.map((dish) => ({ ...dish, image: pictures.get(dish.name) })),
  })),
});
