import { Injectable } from '@nestjs/common';
import { PrintQueueService } from '../../printer/queue/print-queue.service.js';
import { minutesFor } from '../order/board/accept.rules.js';
import { BoardService } from '../order/board/board.service.js';
import { WaitingOrders } from '../order/ladder/waiting-orders.service.js';
import type { Order } from '../order/order.types.js';
import type { Shop } from '../restaurant/shop.types.js';
import { isPrinting } from './auto-accept.rules.js';
import { DeskPresence } from './desk-presence.js';

/** Whom the desk calls before, and whose acceptance somebody has just taken back. */
const isForPeople = ({ callFirst, events }: Pick<Order, 'callFirst' | 'events'>): boolean =>
  Boolean(callFirst) || events.some((event) => event.kind === 'undone' && event.to === 'placed');

/** Accepts by itself, but never into the void, and not whom the desk wants to call before. */
@Injectable()
export class AutoAccept {
  constructor(
    private readonly orders: WaitingOrders,
    private readonly board: BoardService,
    private readonly printers: PrintQueueService,
    private readonly presence: DeskPresence,
  ) {}

  /** Whether somebody has answered it by now. */
  async accept(order: Order, { settings }: Pick<Shop, 'settings'>): Promise<boolean> {
    if (!settings.autoAccept || isForPeople(order) || !(await this.isAnybodyThere(order.shopId)))
      return false;
    const inWork = await this.board.inWork(order.shopId);
    const [likely] = minutesFor(settings.leadMinutes[order.fulfilment], inWork);
    await this.orders.accept(order, likely);
    return true;
  }

  private async isAnybodyThere(shopId: string): Promise<boolean> {
    if (await this.presence.isVisible(shopId)) return true;
    return (await this.printers.printers(shopId)).some(isPrinting);
  }
}
