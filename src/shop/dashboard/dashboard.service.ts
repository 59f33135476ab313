import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/http/viewer.js';
import { PrinterRegistry } from '../../printer/printer/printer-registry.service.js';
import { MenuService } from '../menu/menu.service.js';
import { BoardService } from '../order/board/board.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { checklistOf, isUnfinished, readyToOpen } from './checklist.rules.js';
import type { Task } from './checklist.types.js';
import type { DashboardPage } from './dashboard.view.js';
import { DeskStateService } from './desk-state.service.js';

/** Of each column with the page; the rest is fetched when somebody scrolls there. */
const WITH_THE_PAGE = 40;

@Injectable()
export class DashboardService {
  constructor(
    private readonly menus: MenuService,
    private readonly printers: PrinterRegistry,
    private readonly board: BoardService,
    private readonly desk: DeskStateService,
  ) {}

  async page(viewer: Viewer, shop: Shop): Promise<Omit<DashboardPage, 'unconfirmed' | 'workerAway'>> {
    const [tasks, board, desk] = await Promise.all([
      viewer.role === 'staff' ? [] : this.tasks(shop),
      this.board.of(shop.id, WITH_THE_PAGE),
      this.desk.of(shop),
    ]);
    const { name, slug, version, settings } = shop;
    return {
      shop: { name, slug, version, shopEnabled: settings.shopEnabled },
      tasks,
      readyToOpen: readyToOpen(tasks),
      unfinished: isUnfinished(tasks),
      board,
      desk,
    };
  }

  private async tasks(shop: Shop): Promise<Task[]> {
    const [menu, printers] = await Promise.all([this.menus.counts(shop.id), this.printers.list(shop.id)]);
    return checklistOf({ shop, menu, printers: printers.length });
  }
}
