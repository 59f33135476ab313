import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import type { Cents } from '../../../shared/money.js';
import { isOver } from '../../order/order.rules.js';
import type { Order } from '../../order/order.types.js';
import { OrderMoves, type Step } from '../../order/order-moves.service.js';
import { RoundPaying } from '../../order/paying/round-paying.service.js';
import { TableOrders } from '../../order/table/table-orders.service.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { TabRepository } from '../tab/tab.repository.js';
import { sumsOf } from '../tab/tab.rules.js';
import type { CloseReason } from '../tab/tab.types.js';
import { tabOrderOf } from '../tab/tab-order.rules.js';
import { LeadersOnly, NobodySits, OpenHasChanged, StillWaiting } from '../table.errors.js';
import { isCooked, partyOf } from './floor.rules.js';

export interface Closing {
  tabId: string;
  reason: CloseReason;
  /** Whoever drank has shown papers. */
  ageChecked: boolean;
  /** What they have read as open; null: not said. */
  openCents: Cents | null;
}

const BECAUSE = { mistake: 'Fehlbestellung', left: 'Gäste gegangen' } as const;

/** The end of a table: given to the house's own till, or taken back. By which means it is paid nobody says here. */
@Injectable()
export class TabClosing {
  constructor(
    private readonly stored: TabRepository,
    private readonly rounds: TableOrders,
    private readonly moves: OrderMoves,
    private readonly paying: RoundPaying,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** First its rounds, then the tab: broken off in between, it is simply closed again. */
  async close(shop: Shop, { userId, role }: Viewer, closing: Closing): Promise<{ tabIds: string[] }> {
    const { tabId, reason } = closing;
    const party = partyOf(await this.stored.listSitting(shop.id), tabId);
    if (!party) throw new NobodySits();
    const tabIds = party.parts.map(({ id }) => id);
    const before = await this.rounds.ofTabs(shop.id, tabIds);
    if (before.some(({ state }) => state === 'placed')) throw new StillWaiting();
    if (!isServed(reason) && isCooked(before) && role === 'staff') throw new LeadersOnly();
    makeSureRead(before, closing);
    const orders = await this.atTill(shop.id, before, async (still) => {
      makeSureRead(still, closing);
      for (const order of still.filter(({ state }) => !isOver(state)))
        await this.moves.move(shop.id, order.id, stepOf(order, closing, userId));
      await this.stored.close(shop.id, tabIds, { reason, at: this.clock.now(), by: userId });
    });
    const after = { tabIds, reason, orders: orders.map(({ number }) => number) };
    await this.audit.record({ shopId: shop.id, userId, subject: 'tables', action: 'close', after });
    return { tabIds };
  }

  /** From here on nobody at the table pays online any more, unless `finish` comes to nothing: then they may as before. */
  private async atTill(
    shopId: string,
    before: readonly Order[],
    finish: (orders: readonly Order[]) => Promise<void>,
  ): Promise<Order[]> {
    const ids = before.map(({ id }) => id);
    const taken = await this.paying.handToTill(shopId, ids);
    try {
      const orders = await this.rounds.ofTabs(shopId, [...new Set(before.map(tabOf))]);
      const after = orders.filter(({ id }) => ids.includes(id));
      await finish(after);
      return after;
    } catch (error) {
      await this.paying.takeBack(shopId, taken);
      throw error;
    }
  }
}

const tabOf = ({ table }: Order): string => table?.tabId ?? '';

/** What is open now is what whoever closes it has read; where it is more or less, they look again. */
function makeSureRead(orders: readonly Order[], { openCents, reason }: Closing): void {
  const open = sumsOf(orders.map(tabOrderOf)).openCents;
  const isRead = open === (openCents ?? open);
  if (!isRead || (reason === 'paidOnline' && open > 0)) throw new OpenHasChanged(open);
}

const isServed = (reason: CloseReason): boolean => reason === 'toTill' || reason === 'paidOnline';

/** What its guests have paid online stays paid, whyever the table is closed: a refund somebody asks for by itself. */
function stepOf({ state, payment }: Order, { reason, ageChecked }: Closing, by: string): Step {
  const isKept = isServed(reason) || (payment.paymentId ?? null) !== null;
  if (isKept && state !== 'awaitPayment') return { to: 'completed', by, ageChecked };
  const text = reason === 'mistake' || reason === 'left' ? BECAUSE[reason] : '';
  return { to: 'cancelled', by, cancellation: { reason: 'other', text } };
}
