import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { formatDate } from '../../shared/berlin-time.js';
import { MenuService } from '../menu/menu.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { drawSheet } from './allergen-sheet.pdf.js';
import { allergenSheet } from './allergen-sheet.rules.js';

/** The allergens of the menu on paper: what guests can look up online must be available in the restaurant too. */
@Injectable()
export class AllergenSheetService {
  constructor(
    private readonly menus: MenuService,
    private readonly clock: Clock,
  ) {}

  async pdf({ id, name }: Shop): Promise<Buffer> {
    const now = this.clock.now();
    return drawSheet(allergenSheet(await this.menus.menuOf(id), name, formatDate(now)), now);
  }
}
