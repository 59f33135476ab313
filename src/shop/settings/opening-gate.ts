import { Injectable } from '@nestjs/common';
import { checklistOf } from '../dashboard/checklist.rules.js';
import type { TaskKey } from '../dashboard/checklist.types.js';
import { MenuService } from '../menu/menu.service.js';
import type { Shop } from '../restaurant/shop.types.js';

/** Guests meet a shop only when what the law and the kitchen need is there. */
@Injectable()
export class OpeningGate {
  constructor(private readonly menus: MenuService) {}

  /** What is left to do before the switch may be turned, judged as on the dashboard. */
  async missing(shop: Shop): Promise<TaskKey[]> {
    const menu = await this.menus.counts(shop.id);
    // A shop may open without a printer, so nobody has to count them.
    return checklistOf({ shop, menu, printers: 0 })
      .filter(({ key, needed, done }) => needed && !done && key !== 'enabled')
      .map(({ key }) => key);
  }
}
