import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { PrinterRegistry } from '../../printer/printer/printer-registry.service.js';
import { MenuService } from '../menu/menu.service.js';
import { openingAt } from '../opening-hours/opening-hours.rules.js';
import { openingText } from '../opening-hours/opening-texts.rules.js';
import { BoardService } from '../order/board.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { checklistOf, readyToOpen } from './checklist.rules.js';
import type { Task } from './checklist.types.js';
import type { DashboardPage, OpeningView } from './dashboard.view.js';

@Injectable()
export class DashboardService {
  constructor(
    private readonly menus: MenuService,
    private readonly printers: PrinterRegistry,
    private readonly board: BoardService,
    private readonly clock: Clock,
  ) {}

  async page(viewer: Viewer, shop: Shop): Promise<Omit<DashboardPage, 'unconfirmed' | 'workerAway'>> {
    const [tasks, { orders }] = await Promise.all([
      viewer.role === 'staff' ? [] : this.tasks(shop),
      this.board.of(shop.id),
    ]);
    const { name, slug, version, settings } = shop;
    return {
      shop: { name, slug, version, shopEnabled: settings.shopEnabled },
      opening: this.opening(shop),
      tasks,
      readyToOpen: readyToOpen(tasks),
      orders,
    };
  }

  private async tasks(shop: Shop): Promise<Task[]> {
    const [menu, printers] = await Promise.all([this.menus.counts(shop.id), this.printers.list(shop.id)]);
    return checklistOf({ shop, menu, printers: printers.length });
  }

  private opening({ settings }: Shop): OpeningView {
    const now = this.clock.now();
    const state = openingAt(settings, now);
    return {
      open: state.open,
      sentence: openingText(state, now),
      nextChange: state.nextChange?.toISOString() ?? null,
    };
  }
}
