import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/http/viewer.js';
import type { ShippedSet } from '../allergens/allergens.types.js';
import { type CodeLine, codesFrom, ownCodeProblems } from '../allergens/own-codes.rules.js';
import { BadMenuEntry } from '../menu/menu.errors.js';
import { MenuService } from '../menu/menu.service.js';
import { MenuNews } from '../menu/menu-news.js';
import { PantryService } from '../pantry/pantry.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { isUnchecked, type MatrixParts, matrixRows } from './allergen-matrix.rules.js';
import type { AllergenRow, AllergensPage } from './allergen-matrix.view.js';
import { CodeSetRepository } from './code-set.repository.js';

const ROWS = 100;

/** All dishes and options against all allergens, unchecked ones first, and how the menu spells allergens. */
@Injectable()
export class AllergenMatrixService {
  constructor(
    private readonly menus: MenuService,
    private readonly pantry: PantryService,
    private readonly codes: CodeSetRepository,
    private readonly news: MenuNews,
  ) {}

  async page({ id }: Shop, wanted: number): Promise<AllergensPage> {
    const [parts, spelling] = await Promise.all([this.parts(id), this.menus.spelling(id)]);
    const rows = matrixRows(parts);
    const unchecked = rows.filter(isUnchecked);
    const uncheckedOf = (wanted: AllergenRow['kind']) =>
      unchecked.filter(({ kind }) => kind === wanted).length;
    const pages = Math.max(1, Math.ceil(rows.length / ROWS));
    const page = Math.min(wanted, pages);
    return {
      ...spelling,
      page,
      pages,
      unchecked: { dish: uncheckedOf('dish'), option: uncheckedOf('option') },
      rows: rows.slice((page - 1) * ROWS, page * ROWS),
    };
  }

  async spell(viewer: Viewer, { id: shopId }: Shop, codeSet: ShippedSet): Promise<void> {
    const { codeSet: before } = await this.menus.spelling(shopId);
    await this.codes.setCodeSet(shopId, codeSet);
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
    const { codeSet: before } = await this.menus.spelling(shopId);
    const codeSet = codesFrom(lines);
    await this.codes.setOwnCodes(shopId, codeSet);
    await this.news.changed(viewer, shopId, {
      subject: 'menuSettings',
      action: 'updated',
      before: { codeSet: before },
      after: { codeSet },
    });
  }

  private async parts(shopId: string): Promise<MatrixParts> {
    const [categories, products, optionGroups, ingredients] = await Promise.all([
      this.menus.listCategories(shopId),
      this.menus.listProducts(shopId),
      this.menus.listOptionGroups(shopId),
      this.pantry.list(shopId),
    ]);
    return { categories, products, optionGroups, ingredients };
  }
}
