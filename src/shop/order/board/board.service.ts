import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { berlinClock, DAY_MS } from '../../../shared/berlin-time.js';
import { FULFILMENTS, type Fulfilment } from '../../../shared/fulfilment.types.js';
import { cleanText } from '../../../shared/text.js';
import { businessDayOf } from '../../opening-hours/opening-hours.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { searchOf } from '../contact/contact-search.rules.js';
import { COLUMNS, type Column, columnOf, RECALL_MS, STATES_ON_BOARD } from '../order.rules.js';
import type { OrderState } from '../order.types.js';
import type { BoardCounts, BoardOrder, OrderBoard, WaitingOrders } from '../order.view.js';
import { minutesFor } from './accept.rules.js';
import { BoardRepository } from './board.repository.js';
import { toBoardOrder } from './board-order.rules.js';

const PAGE = 100;
const MOST = 500;
const FINISHED = 10;
const FOUND = 20;
const WAITING = 50;
/** Numbers begin anew each day: further back nobody means one without its day. */
const NUMBERS_MS = 90 * DAY_MS;
const NOTHING = { number: null, prefixes: [] };

const STATES = Object.fromEntries(
  COLUMNS.map((column) => [column, STATES_ON_BOARD.filter((state) => columnOf(state) === column)]),
) as Record<Column, OrderState[]>;

const eachWay = (of: (way: Fulfilment) => number) =>
  Object.fromEntries(FULFILMENTS.map((way) => [way, of(way)])) as Record<Fulfilment, number>;

/** The counter's view: every order somebody still has to do something about, in pages. */
@Injectable()
export class BoardService {
  constructor(
    private readonly orders: BoardRepository,
    private readonly clock: Clock,
  ) {}

  async of(shopId: string, wanted = PAGE): Promise<OrderBoard> {
    const take = Math.min(Math.max(wanted, 1), MOST);
    const columns = await Promise.all(COLUMNS.map((column) => this.column(shopId, column, take)));
    return {
      orders: columns.flatMap(({ orders }) => orders),
      counts: Object.fromEntries(columns.map(({ column, count }) => [column, count])) as BoardCounts,
      take,
      now: this.clock.now().toISOString(),
    };
  }

  /** Those nobody has answered yet: what rings on every page. */
  async waiting({ id, settings }: Pick<Shop, 'id' | 'settings'>): Promise<WaitingOrders> {
    const [{ orders, count }, working] = await Promise.all([
      this.column(id, 'new', WAITING),
      this.inWork(id),
    ]);
    return {
      orders,
      minutes: eachWay((way) => minutesFor(settings.leadMinutes[way], working)[0]),
      counts: { new: count, working, done: 0 },
      take: WAITING,
      now: this.clock.now().toISOString(),
    };
  }

  /** Everything the kitchen has to make; what could not be paid waits for a decision of the desk. */
  async working(shopId: string): Promise<BoardOrder[]> {
    const { orders } = await this.column(shopId, 'working', MOST);
    return orders.filter(({ money }) => money.state !== 'failed');
  }

  inWork(shopId: string): Promise<number> {
    return this.orders.count(shopId, STATES.working);
  }

  /** What was handed over a moment ago and can be called back. */
  async finished(shopId: string): Promise<BoardOrder[]> {
    const now = this.clock.now().getTime();
    const orders = await this.orders.listSince(shopId, 'completed', new Date(now - DAY_MS), 10 * FINISHED);
    return orders
      .map(toBoardOrder)
      .filter(({ finishedAt }) => finishedAt !== null && now - Date.parse(finishedAt) <= RECALL_MS)
      .sort((a, b) => (b.finishedAt ?? '').localeCompare(a.finishedAt ?? ''))
      .slice(0, FINISHED);
  }

  /** By number, name or phone, in whatever state it is; the latest first. Staff look no further back than today. */
  async find({ id: shopId, settings }: Shop, role: Viewer['role'], question: string): Promise<BoardOrder[]> {
    const wanted = cleanText(question, { max: 60 });
    const { number, prefixes } = searchOf(wanted) ?? NOTHING;
    const now = this.clock.now();
    const from = berlinClock(new Date(now.getTime() - NUMBERS_MS)).date;
    const today = { day: businessDayOf(settings, now), states: STATES_ON_BOARD };
    const most = { limit: FOUND, only: role === 'staff' ? today : null };
    const found = await Promise.all([
      number === null ? [] : this.orders.listByNumber(shopId, { ...most, number, from }),
      prefixes.length === 0 ? [] : this.orders.listByGuest(shopId, { ...most, prefixes }),
    ]);
    const orders = new Map(found.flat().map((order) => [order.id, toBoardOrder(order)]));
    return [...orders.values()].sort((a, b) => b.placedAt.localeCompare(a.placedAt)).slice(0, FOUND);
  }

  /** Counted only where the page does not hold all. */
  private async column(shopId: string, column: Column, take: number) {
    const orders = await this.orders.list(shopId, STATES[column], take);
    const count = orders.length < take ? orders.length : await this.orders.count(shopId, STATES[column]);
    return { column, count, orders: orders.map(toBoardOrder) };
  }
}
