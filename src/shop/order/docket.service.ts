import { Injectable } from '@nestjs/common';
import type { PrintKey } from '../../printer/job/print-job.types.js';
import { PrinterService } from '../../printer/printer/printer.service.js';
import type { Printer } from '../../printer/printer/printer.types.js';
import type { PrintEventName, TemplateName } from '../../printer/routing/routing.types.js';
import { AskedTogether } from '../../shared/asked-together.js';
import type { OrderLine } from '../basket/basket.types.js';
import { questionOf } from '../basket/basket-options.rules.js';
import { MenuService } from '../menu/menu.service.js';
import { KnownShops } from '../restaurant/known-shops.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { ChangedLine, Order } from './order.types.js';
import type { Stations } from './stations.rules.js';
import type { Questions } from './ticket/choices.rules.js';
import { isAwaited, isForCooking, notBeforeOf, papersOf, type RoutedPaper } from './ticket/routing.rules.js';
import { senderOf } from './ticket/sender.rules.js';
import { cancellationFor, correctionFor, ticketFor } from './ticket/ticket.rules.js';

const CANCELLED = 'cancelled';

type Paper = RoutedPaper<Printer, OrderLine>;

interface WrittenPaper {
  paper: Parameters<PrinterService['printLater']>[0] & { key: PrintKey };
  forCooking: boolean;
}

/** Goes to the printers that made it. */
const changedPart = (line: ChangedLine) => ({
  ...line,
  categoryId: line.madeIn[0] ?? '',
  combo:
    line.madeIn.length > 1
      ? { parts: line.madeIn.map((categoryId) => ({ name: line.name, categoryId })) }
      : null,
});

/** The paper of an order, each printer with its part. */
@Injectable()
export class DocketService {
  private readonly asked = new AskedTogether<Printer[]>();

  constructor(
    private readonly printers: PrinterService,
    private readonly menu: MenuService,
    private readonly shops: KnownShops,
  ) {}

  /** All papers of these events; the print job's own key makes a second run harmless. */
  async print(order: Order, events: readonly PrintEventName[]): Promise<void> {
    for (const { paper } of await this.written(order, events)) await this.printers.printLater(paper);
  }

  /** Another time was promised: what waits to come so long before it follows, and says the new one. */
  async reschedule(order: Order): Promise<void> {
    const corrections = order.events.filter(({ kind }) => kind === 'changed');
    for (const { paper, forCooking } of await this.written(order, ['due'])) {
      const { notBefore, shopId, printerId, key } = paper;
      if (!notBefore) continue;
      await this.printers.reschedule({ ...paper, notBefore });
      if (!forCooking) continue;
      for (const { seq } of corrections) {
        const correction = correctionKey(key.ref, `${key.ref}-${seq}`, key.template);
        await this.printers.reschedule({ shopId, printerId, key: correction, notBefore });
      }
    }
  }

  private async written(order: Order, events: readonly PrintEventName[]): Promise<WrittenPaper[]> {
    const { shopId, number, id: ref } = order;
    const printers = await this.asked.of(shopId, () => this.printers.list(shopId));
    if (!events.some((event) => isAwaited(event, printers))) return [];
    const all = await this.papersOf(order, printers);
    const papers = all.filter(({ event }) => events.includes(event));
    if (papers.length === 0) return [];

    const [questions, shop] = await Promise.all([this.questionsOf(shopId), this.shops.get(shopId)]);
    const { leadMinutes } = shop.settings;
    const place = placeOf(shop);
    const dockets = all.filter(isForCooking);
    const hasDriver = all.some(({ template }) => template === 'driver');
    return papers.flatMap((paper) => {
      const { printer, event, minutes, template, lines, copies } = paper;
      const bon = { n: dockets.indexOf(paper) + 1, of: dockets.length };
      return Array.from({ length: copies }, (_, index) => {
        const copy = index + 1;
        const withSlip = !hasDriver && bon.n === 1 && copy === 1;
        const part = { lines, questions, bon, template, withSlip, copy: { n: copy, of: copies }, ...place };
        return {
          paper: {
            shopId,
            printerId: printer.id,
            key: { ref, event: minutes === null ? event : `${event} ${minutes}`, template, copy },
            notBefore: notBeforeOf(order, paper, leadMinutes),
            title: titleOf(number, template, copy),
            ticket: ticketFor(order, part),
          },
          forCooking: isForCooking(paper),
        };
      });
    });
  }

  /** Nothing of it is printed any more, and whoever holds a paper of it already is told. */
  async cancel(order: Order): Promise<void> {
    const { id, shopId, number } = order;
    const told = await this.printers.cancelFor(shopId, id, { except: CANCELLED });
    if (told.length === 0) return;
    const printers = await this.printers.list(shopId);
    const papers = await this.papersOf(order, printers);
    for (const { id: printerId } of printers) {
      if (!told.includes(printerId)) continue;
      await this.printers.printLater({
        shopId,
        printerId,
        key: { ref: id, event: CANCELLED, template: 'cancellation', copy: 1 },
        title: `Storno Nr. ${number}`,
        ticket: cancellationFor(order, linesAt(printerId, papers, order)),
      });
    }
  }

  /** What the kitchen leaves out now; each event has a paper of its own. */
  async correct(
    order: Order,
    { id: event, lines }: { id: string; lines: readonly ChangedLine[] },
  ): Promise<void> {
    const { id, shopId, number, fulfilment } = order;
    const printers = await this.printers.list(shopId);
    const stations = await this.stationsOf(shopId, printers);
    const papers = papersOf({ fulfilment, lines: lines.map(changedPart) }, printers, stations);
    const { leadMinutes } = (await this.shops.get(shopId)).settings;
    for (const paper of papers.filter(isForCooking)) {
      const { printer, template, lines: changes } = paper;
      await this.printers.printLater({
        shopId,
        printerId: printer.id,
        key: correctionKey(id, event, template),
        // Not before the paper it corrects.
        notBefore: notBeforeOf(order, paper, leadMinutes),
        title: `Änderung Nr. ${number}`,
        ticket: correctionFor(order, changes),
      });
    }
  }

  private async papersOf(order: Order, printers: readonly Printer[]): Promise<Paper[]> {
    return papersOf(order, printers, await this.stationsOf(order.shopId, printers));
  }

  /** Categories are read only where a printer is there for some stations and not for all. */
  private async stationsOf(shopId: string, printers: readonly Printer[]): Promise<Stations> {
    if (printers.every(({ stations }) => stations === null)) return new Map();
    const categories = await this.menu.listCategories(shopId);
    return new Map(categories.flatMap(({ id, station }) => (station ? [[id, station]] : [])));
  }

  private async questionsOf(shopId: string): Promise<Questions> {
    const { optionGroups } = await this.menu.menuOf(shopId);
    return new Map(optionGroups.map((group) => [group.id, questionOf(group)]));
  }
}

/** Each change has a paper of its own. */
const correctionKey = (ref: string, event: string, template: string): PrintKey => ({
  ref,
  event: `changed ${event}`,
  template: template === 'kitchen' ? 'correction' : `correction ${template}`,
  copy: 1,
});

/** Whose paper it is, and what a delivery takes longer than food that is collected. */
function placeOf(shop: Shop) {
  const { delivery, pickup } = shop.settings.leadMinutes;
  return { sender: senderOf(shop), driveMinutes: Math.max(0, delivery - pickup) };
}

const NAMES: Record<TemplateName, string> = {
  kitchen: '',
  bar: '',
  driver: 'Fahrerzettel',
  receipt: 'Bestellbeleg',
};

/** 'Nr. 47', 'Nr. 47 Bestellbeleg', 'Nr. 47 (2)' for its second copy. */
const titleOf = (number: number, template: TemplateName, copy: number): string =>
  [`Nr. ${number}`, NAMES[template], copy > 1 && `(${copy})`].filter(Boolean).join(' ');

/** A paper may lie where it was moved to: whoever was not meant to have one is told of everything. */
function linesAt(printerId: string, papers: readonly Paper[], { lines }: Order): readonly OrderLine[] {
  const own = papers.filter(({ printer }) => printer.id === printerId).flatMap((paper) => paper.lines);
  return own.length > 0 ? lines.filter((line) => own.includes(line)) : lines;
}
