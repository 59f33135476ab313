import { Injectable } from '@nestjs/common';
import { PrinterService } from '../../printer/printer/printer.service.js';
import type { Printer } from '../../printer/printer/printer.types.js';
import { MenuService } from '../menu/menu.service.js';
import type { Order } from './order.types.js';
import { linesFor, type Stations } from './stations.rules.js';
import { ticketFor } from './ticket.rules.js';

/** The paper of an order, each station with its part. */
@Injectable()
export class DocketService {
  constructor(
    private readonly printers: PrinterService,
    private readonly menu: MenuService,
  ) {}

  /** The print job's own key makes a second run harmless. */
  async print(order: Order): Promise<void> {
    const { id, shopId, number } = order;
    const printers = await this.printers.list(shopId);
    const stations = await this.stationsOf(shopId, printers);
    for (const printer of printers) {
      const lines = linesFor(printer, printers, order.lines, stations);
      if (lines.length === 0) continue;
      await this.printers.printLater({
        shopId,
        printerId: printer.id,
        key: { ref: id, event: 'accepted', template: 'kitchen', copy: 1 },
        title: `Nr. ${number}`,
        ticket: ticketFor(order, { station: printer.name, lines }),
      });
    }
  }

  async cancel({ shopId, id }: Order): Promise<void> {
    await this.printers.cancelFor(shopId, id);
  }

  /** Categories are read only where a printer is there for some stations and not for all. */
  private async stationsOf(shopId: string, printers: readonly Printer[]): Promise<Stations> {
    if (printers.every(({ stations }) => stations === null)) return new Map();
    const categories = await this.menu.listCategories(shopId);
    return new Map(categories.flatMap(({ id, station }) => (station ? [[id, station]] : [])));
  }
}
