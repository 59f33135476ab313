import { Injectable } from '@nestjs/common';
import { PrinterService } from '../../printer/printer/printer.service.js';
import type { Printer } from '../../printer/printer/printer.types.js';
import { MenuService } from '../menu/menu.service.js';
import { ShopService } from '../restaurant/shop.service.js';
import type { ChangedLine, Order } from './order.types.js';
import { linesFor, type Stations } from './stations.rules.js';
import type { Questions } from './ticket/choices.rules.js';
import { cancellationFor, correctionFor, ticketFor } from './ticket/ticket.rules.js';

const CANCELLED = 'cancelled';

type RoutedLine = Pick<Order['lines'][number], 'categoryId'> & {
  combo: { parts: { name: string; categoryId?: string }[] } | null;
};

/** Goes to the printers that made it. */
const changedPart = (line: ChangedLine) => ({
  ...line,
  categoryId: line.madeIn[0] ?? '',
  combo:
    line.madeIn.length > 1
      ? { parts: line.madeIn.map((categoryId) => ({ name: line.name, categoryId })) }
      : null,
});

/** The paper of an order, each station with its part. */
@Injectable()
export class DocketService {
  constructor(
    private readonly printers: PrinterService,
    private readonly menu: MenuService,
    private readonly shops: ShopService,
  ) {}

  /** The print job's own key makes a second run harmless. */
  async print(order: Order): Promise<void> {
    const { id, shopId, number } = order;
    const parts = await this.partsOf(order);
    const [questions, driveMinutes] = await Promise.all([this.questionsOf(shopId), this.driveOf(shopId)]);
    for (const [index, { printer, lines }] of parts.entries()) {
      const bon = { n: index + 1, of: parts.length };
      await this.printers.printLater({
        shopId,
        printerId: printer.id,
        key: { ref: id, event: 'accepted', template: 'kitchen', copy: 1 },
        title: `Nr. ${number}`,
        ticket: ticketFor(order, { lines, questions, bon, driveMinutes }),
      });
    }
  }

  /** Nothing of it is printed any more, and whoever holds a docket of it already is told. */
  async cancel(order: Order): Promise<void> {
    const { id, shopId, number } = order;
    const told = await this.printers.cancelFor(shopId, id, { except: CANCELLED });
    for (const { printer, lines } of await this.partsOf(order)) {
      if (!told.includes(printer.id)) continue;
      await this.printers.printLater({
        shopId,
        printerId: printer.id,
        key: { ref: id, event: CANCELLED, template: 'cancellation', copy: 1 },
        title: `Storno Nr. ${number}`,
        ticket: cancellationFor(order, lines),
      });
    }
  }

  /** What the kitchen leaves out now; each event has a paper of its own. */
  async correct(
    order: Order,
    { id: event, lines }: { id: string; lines: readonly ChangedLine[] },
  ): Promise<void> {
    const { id, shopId, number } = order;
    for (const { printer, lines: changes } of await this.partsOf({ shopId, lines: lines.map(changedPart) })) {
      await this.printers.printLater({
        shopId,
        printerId: printer.id,
        key: { ref: id, event: `changed ${event}`, template: 'correction', copy: 1 },
        title: `Änderung Nr. ${number}`,
        ticket: correctionFor(order, changes),
      });
    }
  }

  /** What each printer makes of it. Whoever is switched off makes nothing, unless there is nobody else. */
  private async partsOf<Line extends RoutedLine>({
    shopId,
    lines,
  }: {
    shopId: string;
    lines: readonly Line[];
  }) {
    const all = await this.printers.list(shopId);
    const on = all.filter(({ enabled }) => enabled);
    const printers = on.length > 0 ? on : all;
    const stations = await this.stationsOf(shopId, printers);
    return printers
      .map((printer) => ({ printer, lines: linesFor(printer, printers, lines, stations) }))
      .filter((part) => part.lines.length > 0);
  }

  /** Categories are read only where a printer is there for some stations and not for all. */
  private async stationsOf(shopId: string, printers: readonly Printer[]): Promise<Stations> {
    if (printers.every(({ stations }) => stations === null)) return new Map();
    const categories = await this.menu.listCategories(shopId);
    return new Map(categories.flatMap(({ id, station }) => (station ? [[id, station]] : [])));
  }

  private async questionsOf(shopId: string): Promise<Questions> {
    const { optionGroups } = await this.menu.menuOf(shopId);
    return new Map(optionGroups.map((group) => [group.id, group]));
  }

  /** What a delivery takes longer than food that is collected. */
  private async driveOf(shopId: string): Promise<number> {
    const { leadMinutes } = (await this.shops.get(shopId)).settings;
    return Math.max(0, leadMinutes.delivery - leadMinutes.pickup);
  }
}
