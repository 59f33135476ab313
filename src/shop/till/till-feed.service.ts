import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { isDate } from '../../shared/berlin-time.js';
import { newId } from '../../shared/ids.js';
import { businessDayOf } from '../opening-hours/opening-hours.rules.js';
import { ShopService } from '../restaurant/shop.service.js';
import { NoSuchDay, UnknownTillKey } from './till.errors.js';
import { type TillEventsView, type TillOrdersView, toEventView } from './till.view.js';
import { TillConnectionRepository } from './till-connection.repository.js';
import { TillNoticeRepository } from './till-notice.repository.js';
import { TillOrders } from './till-orders.service.js';
import { tillKeyHash } from './till-signature.js';

const USUAL = 50;
/** Two processes note things side by side: what is younger may still get a neighbour before it. */
const SETTLED_MS = 3_000;
const BEARER = /^Bearer (tk_[\w-]{32})$/;

/** What a till asks for with its key. */
@Injectable()
export class TillFeed {
  constructor(
    private readonly connections: TillConnectionRepository,
    private readonly notices: TillNoticeRepository,
    private readonly tillOrders: TillOrders,
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
    if (asked !== undefined && !isDate(asked)) throw new NoSuchDay();
    const { settings } = await this.shops.get(shopId);
    const day = asked ?? businessDayOf(settings, this.clock.now());
    return { day, orders: await this.tillOrders.ofDay(shopId, day) };
  }
}
