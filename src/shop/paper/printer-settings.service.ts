import { Injectable } from '@nestjs/common';
import { PrinterRegistry } from '../../printer/printer/printer-registry.service.js';
import { PrintQueueService } from '../../printer/queue/print-queue.service.js';
import { KnownCategories } from '../../printer/routing/known-categories.js';
import { MenuService } from '../menu/menu.service.js';
import { KITCHEN, stationOf } from '../order/stations.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import { limitsOf, planNameOf } from '../subscription/plans.js';
import { coverOf } from './cover.rules.js';
import type { CoverView, PrinterSettingsPage, RoutedCategory } from './paper.view.js';

@Injectable()
export class PrinterSettings {
  constructor(
    private readonly registry: PrinterRegistry,
    private readonly queue: PrintQueueService,
    private readonly menu: MenuService,
    known: KnownCategories,
  ) {
    known.use(async (shopId) => new Set((await this.menu.listCategories(shopId)).map(({ id }) => id)));
  }

  /** How much of the menu comes out where, for whoever looks at the desk, the queue or the menu. */
  async cover(shopId: string): Promise<CoverView> {
    const { printers, cover } = await this.page(shopId);
    return { ...cover, printers: printers.length };
  }

  async settings({ id, subscription }: Shop): Promise<PrinterSettingsPage> {
    const limit = limitsOf(subscription).printers;
    return { ...(await this.page(id)), limit, planName: planNameOf(subscription) };
  }

  private async page(shopId: string): Promise<Omit<PrinterSettingsPage, 'limit' | 'planName'>> {
    const [printers, views, categories, menu] = await Promise.all([
      this.registry.list(shopId),
      this.queue.printers(shopId),
      this.menu.listCategories(shopId),
      this.menu.menuOf(shopId),
    ]);
    const stations = new Map(categories.flatMap(({ id, station }) => (station ? [[id, station]] : [])));
    const dishesIn = new Map(menu.categories.map(({ id, products }) => [id, products.length]));
    const routed = categories.map(
      ({ id, name }): RoutedCategory => ({
        id,
        name,
        station: stationOf(id, stations),
        dishes: dishesIn.get(id) ?? 0,
      }),
    );
    return {
      printers: printers.flatMap(({ id, routes, failoverId, catchAll }) => {
        const view = views.find((one) => one.id === id);
        return view ? [{ ...view, routes, failoverId, catchAll }] : [];
      }),
      categories: routed,
      cover: coverOf(routed, printers, stations),
      stations: [...new Set([KITCHEN, ...stations.values()])],
    };
  }
}
