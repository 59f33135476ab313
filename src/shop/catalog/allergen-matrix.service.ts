import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/http/viewer.js';
import type { Shop } from '../restaurant/shop.types.js';
import { matrixOrder } from './allergens.rules.js';
import type { CodeSet } from './allergens.types.js';
import { CatalogService } from './catalog.service.js';
import { type AllergensPage, toAllergenRow } from './catalog.view.js';
import { MenuNews } from './menu-news.js';
import { MenuSettingsRepository } from './menu-settings.repository.js';

const ROWS = 100;

/** All dishes against all allergens, what nobody has looked at first. */
@Injectable()
export class AllergenMatrixService {
  constructor(
    private readonly catalog: CatalogService,
    private readonly settings: MenuSettingsRepository,
    private readonly news: MenuNews,
  ) {}

  async page({ id }: Shop, wanted: number): Promise<AllergensPage> {
    const [categories, products, codeSet] = await Promise.all([
      this.catalog.listCategories(id),
      this.catalog.listProducts(id),
      this.settings.codeSet(id),
    ]);
    const rows = matrixOrder(products, categories);
    const pages = Math.max(1, Math.ceil(rows.length / ROWS));
    const page = Math.min(wanted, pages);
    return {
      codeSet,
      page,
      pages,
      unchecked: rows.filter(({ allergens }) => allergens === null).length,
      rows: rows.slice((page - 1) * ROWS, page * ROWS).map((row) => toAllergenRow(row, categories)),
    };
  }

  async spell(viewer: Viewer, { id: shopId }: Shop, codeSet: CodeSet): Promise<void> {
    const before = await this.settings.codeSet(shopId);
    await this.settings.setCodeSet(shopId, codeSet);
    await this.news.changed(viewer, shopId, {
      subject: 'menuSettings',
      action: 'updated',
      before: { codeSet: before },
      after: { codeSet },
    });
  }
}
