import { Injectable } from '@nestjs/common';
import type { Order } from '../../order/order.types.js';
import { TableOrders } from '../../order/table/table-orders.service.js';
import { FloorPlans } from '../plan/floor-plan.service.js';
import { partsOf, rootOf } from '../tab/tab.rules.js';
import { Tabs } from '../tab/tabs.service.js';

/** Whose rounds are cooked without asking. */
@Injectable()
export class Welcome {
  constructor(
    private readonly plans: FloorPlans,
    private readonly tabs: Tabs,
    private readonly rounds: TableOrders,
  ) {}

  /** Seated by somebody of the house, or accepted once already; or the house never asks. */
  async isWelcome({ shopId, id, table }: Order): Promise<boolean> {
    const { askFirst } = await this.plans.of(shopId);
    if (!askFirst) return true;
    const sitting = await this.tabs.sitting(shopId);
    const tab = rootOf(sitting, table?.tabId ?? '');
    if (!tab) return false;
    const parts = partsOf(sitting, tab.id);
    if (parts.some(({ seatedAt }) => seatedAt !== null)) return true;
    const before = await this.rounds.ofTabs(
      shopId,
      parts.map((part) => part.id),
    );
    return before.some((one) => one.id !== id && one.events.some((event) => isYes(event)));
  }
}

const isYes = (event: Order['events'][number]): boolean => event.kind === 'moved' && event.to === 'accepted';
