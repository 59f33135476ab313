import { Injectable } from '@nestjs/common';
import { Turns } from '../../platform/apart/turns.js';
import { type Bounds, workApart } from '../../platform/apart/work-apart.js';
import { Clock } from '../../platform/clock/clock.js';
import { formatDate } from '../../shared/berlin-time.js';
import { MenuService } from '../menu/menu.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { SheetTask } from './allergen-sheet.child.js';
import { SheetIsBusy, SheetTooLong } from './allergen-sheet.errors.js';
import { allergenSheet } from './allergen-sheet.rules.js';

const CHILD = 'shop/allergen-sheet/allergen-sheet.child.js';
const BOUNDS: Bounds = { heapMib: 192, memoryMib: 400, longestMs: 30_000 };
const MAX_WAITING = 20;

/** The allergens of the menu on paper: what guests can look up online must be available in the restaurant too. */
@Injectable()
export class AllergenSheetService {
  private readonly turns = new Turns(MAX_WAITING);

  constructor(
    private readonly menus: MenuService,
    private readonly clock: Clock,
  ) {}

  /** A long menu takes seconds to draw, so it is drawn away from the process that takes orders. */
  async pdf({ id, name }: Shop): Promise<Buffer> {
    if (this.turns.areTaken) throw new SheetIsBusy();
    const at = this.clock.now();
    const sheet = allergenSheet(await this.menus.menuOf(id), name, formatDate(at));
    const outcome = await this.turns.take(() =>
      workApart<SheetTask, Uint8Array>(CHILD, { sheet, at }, BOUNDS),
    );
    if ('ended' in outcome) throw new SheetTooLong();
    return Buffer.from(outcome.answer);
  }
}
