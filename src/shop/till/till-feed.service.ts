import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { isDate } from '../../shared/berlin-time.js';
import { newId } from '../../shared/ids.js';
import { businessDayOf } from '../opening-hours/opening-hours.rules.js';
import { OrderHistory } from '../order/history/order-history.service.js';
import { ShopService } from '../restaurant/shop.service.js';
import { UnknownTillKey } from './till.errors.js';
import { type TillEventsView, type TillOrdersView, toEventView } from './till.view.js';
import { type TillOrder, toTillOrder } from './till-body.rules.js';
import { TillConnectionRepository } from './till-connection.repository.js';
import { TillNoticeRepository } from './till-notice.repository.js';
import { tillKeyHash } from './till-signature.js';

const USUAL = 50;
const MOST_ORDERS = 1_000;
/** Two processes note things side by side: what is younger may still get a neighbour before it. */
const SETTLED_MS = 3_000;
const BEARER = /^Bearer (tk_[\w-]{32})$/;

/** What a till asks for with its key. */
@Injectable()
export class TillFeed {
  constructor(
    private readonly connections: TillConnectionRepository,
    private readonly notices: TillNoticeRepository,
    private readonly history: OrderHistory,
    private readonly shops: ShopService,
    private readonly clock: Clock,
  ) {}

  async shopOf(authorization: string | undefined): Promise<string> {
    const key = BEARER.exec(authorization ?? '')?.[1];
    const connection = key && (await this.connections.findByKey(tillKeyHash(key)));
    if (!connection) throw new UnknownTillKey();
    return connection.shopId;
  }

  async events(shopId: string, after = '', limit = USUAL): Promise<TillEventsView> {
    const before = newId(this.clock.now().getTime() - SETTLED_MS);
    const found = await this.notices.listAfter(shopId, after, before, limit);
    return { events: found.map(toEventView), next: found.at(-1)?.id ?? after };
  }

  async orders(shopId: string, asked?: string): Promise<TillOrdersView> {
    const { settings } = await this.shops.get(shopId);
    const day = asked && isDate(asked) ? asked : businessDayOf(settings, this.clock.now());
    const orders: TillOrder[] = [];
    const all = {
      from: day,
      to: day,
      states: null,
      way: null,
      payment: null,
      money: null,
      by: null,
      search: '',
    };
    for await (const order of this.history.all(shopId, all)) {
      if (order.state !== 'awaitPayment') orders.push(toTillOrder(order));
      if (orders.length >= MOST_ORDERS) break;
    }
    return { day, orders };
  }
}
