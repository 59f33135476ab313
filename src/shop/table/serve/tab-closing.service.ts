import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { isOver } from '../../order/order.rules.js';
import type { Order } from '../../order/order.types.js';
import { OrderMoves, type Step } from '../../order/order-moves.service.js';
import { TableOrders } from '../../order/table/table-orders.service.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { TabRepository } from '../tab/tab.repository.js';
import type { CloseReason } from '../tab/tab.types.js';
import { LeadersOnly, NobodySits, StillWaiting } from '../table.errors.js';
import { isCooked, partyOf } from './floor.rules.js';

export interface Closing {
  tabId: string;
  reason: CloseReason;
  /** Whoever drank has shown papers. */
  ageChecked: boolean;
}

const BECAUSE = { mistake: 'Fehlbestellung', left: 'Gäste gegangen' } as const;

/** The end of a table: given to the house's own till, or taken back. By which means it is paid nobody says here. */
@Injectable()
export class TabClosing {
  constructor(
    private readonly stored: TabRepository,
    private readonly rounds: TableOrders,
    private readonly moves: OrderMoves,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** First its rounds, then the tab: broken off in between, it is simply closed again. */
  async close(shop: Shop, { userId, role }: Viewer, closing: Closing): Promise<{ tabIds: string[] }> {
    const { tabId, reason } = closing;
    const party = partyOf(await this.stored.listSitting(shop.id), tabId);
    if (!party) throw new NobodySits();
    const tabIds = party.parts.map(({ id }) => id);
    const orders = await this.rounds.ofTabs(shop.id, tabIds);
    if (orders.some(({ state }) => state === 'placed')) throw new StillWaiting();
    if (reason !== 'toTill' && isCooked(orders) && role === 'staff') throw new LeadersOnly();
    for (const order of orders.filter(({ state }) => !isOver(state)))
      await this.moves.move(shop.id, order.id, stepOf(order, closing, userId));
    await this.stored.close(shop.id, tabIds, { reason, at: this.clock.now(), by: userId });
    const after = { tabIds, reason, orders: orders.map(({ number }) => number) };
    await this.audit.record({ shopId: shop.id, userId, subject: 'tables', action: 'close', after });
    return { tabIds };
  }
}

function stepOf({ state }: Order, { reason, ageChecked }: Closing, by: string): Step {
  if (reason === 'toTill' && state !== 'awaitPayment') return { to: 'completed', by, ageChecked };
  const text = reason === 'toTill' ? '' : BECAUSE[reason];
  return { to: 'cancelled', by, cancellation: { reason: 'other', text } };
}
