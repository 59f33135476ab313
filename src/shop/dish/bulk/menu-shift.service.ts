import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/http/viewer.js';
import { NotOnTheMenu } from '../../menu/menu.errors.js';
import { MenuService } from '../../menu/menu.service.js';
import { reordered } from '../../menu/menu-edit.rules.js';
import { MenuNews } from '../../menu/menu-news.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { DishPlaces } from '../dish-places.service.js';

/** Moves dishes to another place on the menu. */
@Injectable()
export class MenuShiftService {
  constructor(
    private readonly places: DishPlaces,
    private readonly menus: MenuService,
    private readonly news: MenuNews,
  ) {}

  /** Puts the dish before another one of the category, or last. */
  async move(
    viewer: Viewer,
    { id: shopId }: Shop,
    id: string,
    to: { categoryId: string; before: string | null },
  ) {
    await this.makeSureCategoryExists(shopId, to.categoryId);
    const ids = await this.places.idsIn(shopId, to.categoryId);
    await this.places.place(shopId, to.categoryId, reordered(ids, id, to.before));
    await this.news.changed(viewer, shopId, { subject: 'product', action: 'moved', after: { id, ...to } });
  }

  /** Puts the dishes at the end of the category, in the given order. */
  async moveAll(viewer: Viewer, { id: shopId }: Shop, ids: string[], categoryId: string): Promise<void> {
    await this.makeSureCategoryExists(shopId, categoryId);
    const staying = (await this.places.idsIn(shopId, categoryId)).filter((id) => !ids.includes(id));
    await this.places.place(shopId, categoryId, [...staying, ...ids]);
    await this.news.changed(viewer, shopId, {
      subject: 'product',
      action: 'moved',
      after: { ids, categoryId },
    });
  }

  private async makeSureCategoryExists(shopId: string, id: string): Promise<void> {
    if (!(await this.menus.hasCategory(shopId, id))) throw new NotOnTheMenu('Diese Kategorie');
  }
}
