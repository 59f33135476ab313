import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/http/viewer.js';
import type { ShippedSet } from '../allergens/allergens.types.js';
import type { AllergensPage } from '../allergens/allergens.view.js';
import { type CodeLine, codesFrom, ownCodeProblems } from '../allergens/own-codes.rules.js';
import { BadMenuEntry } from '../menu/menu.errors.js';
import { CatalogService } from '../menu/menu.service.js';
import { MenuNews } from '../menu/menu-news.js';
import { MenuSettingsRepository } from '../menu/menu-settings.repository.js';
import { PantryService } from '../pantry/pantry.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { isUnchecked, type MatrixParts, matrixRows } from './allergen-matrix.rules.js';

const ROWS = 100;

/** All dishes and options against all allergens, what nobody has looked at first, and how the menu spells them. */
@Injectable()
export class AllergenMatrixService {
  constructor(
    private readonly catalog: CatalogService,
    private readonly pantry: PantryService,
    private readonly settings: MenuSettingsRepository,
    private readonly news: MenuNews,
  ) {}

  async page({ id }: Shop, wanted: number): Promise<AllergensPage> {
    const [parts, spelling] = await Promise.all([this.parts(id), this.settings.spelling(id)]);
    const rows = matrixRows(parts);
    const pages = Math.max(1, Math.ceil(rows.length / ROWS));
    const page = Math.min(wanted, pages);
    return {
      ...spelling,
      page,
      pages,
      unchecked: rows.filter(isUnchecked).length,
      rows: rows.slice((page - 1) * ROWS, page * ROWS),
    };
  }

  async spell(viewer: Viewer, { id: shopId }: Shop, codeSet: ShippedSet): Promise<void> {
    const before = await this.settings.codeSet(shopId);
    await this.settings.setCodeSet(shopId, codeSet);
    await this.news.changed(viewer, shopId, {
      subject: 'menuSettings',
      action: 'updated',
      before: { codeSet: before },
      after: { codeSet },
    });
  }

  async spellOwn(viewer: Viewer, { id: shopId }: Shop, lines: readonly CodeLine[]): Promise<void> {
    const problems = ownCodeProblems(lines);
    if (problems.length > 0) throw new BadMenuEntry(problems);
    const before = await this.settings.codeSet(shopId);
    const codeSet = codesFrom(lines);
    await this.settings.setOwnCodes(shopId, codeSet);
    await this.news.changed(viewer, shopId, {
      subject: 'menuSettings',
      action: 'updated',
      before: { codeSet: before },
      after: { codeSet },
    });
  }

  private async parts(shopId: string): Promise<MatrixParts> {
    const [categories, products, optionGroups, ingredients] = await Promise.all([
      this.catalog.listCategories(shopId),
      this.catalog.listProducts(shopId),
      this.catalog.listOptionGroups(shopId),
      this.pantry.list(shopId),
    ]);
    return { categories, products, optionGroups, ingredients };
  }
}
