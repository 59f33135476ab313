import { Injectable } from '@nestjs/common';
import { PrinterRegistry } from '../../printer/printer/printer-registry.service.js';
import { PrintQueueService } from '../../printer/queue/print-queue.service.js';
import { MenuService } from '../menu/menu.service.js';
import { KITCHEN, stationOf } from '../order/stations.rules.js';
import { coverOf } from './cover.rules.js';
import type { PrinterSettingsPage, RoutedCategory } from './paper.view.js';

@Injectable()
export class PrinterSettings {
  constructor(
    private readonly registry: PrinterRegistry,
    private readonly queue: PrintQueueService,
    private readonly menu: MenuService,
  ) {}

  async page(shopId: string): Promise<PrinterSettingsPage> {
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
