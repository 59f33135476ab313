import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { TableOrders } from '../../order/table/table-orders.service.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { FloorPlans } from '../plan/floor-plan.service.js';
import type { FloorPlan } from '../plan/plan.types.js';
import { tabAt } from '../tab/tab.rules.js';
import { TabMoves } from '../tab/tab-moves.service.js';
import { Tabs } from '../tab/tabs.service.js';
import { NobodySits, TableGone, TableTaken } from '../table.errors.js';
import { floorOf, labelIn, partyOf } from './floor.rules.js';
import type { FloorView } from './floor.view.js';

/** Who sits where: what whoever serves sees and does about it. */
@Injectable()
export class FloorDesk {
  constructor(
    private readonly plans: FloorPlans,
    private readonly tabs: Tabs,
    private readonly moves: TabMoves,
    private readonly rounds: TableOrders,
    private readonly clock: Clock,
  ) {}

  async floor(shop: Shop): Promise<FloorView> {
    const [plan, sitting] = await Promise.all([this.plans.of(shop.id), this.tabs.sitting(shop.id)]);
    const orders = await this.rounds.ofTabs(
      shop.id,
      sitting.map(({ id }) => id),
    );
    const urlOf = (table: FloorPlan['tables'][number]) => this.plans.addressOf(shop, table);
    return floorOf({ plan, sitting, orders, now: this.clock.now(), urlOf });
  }

  /** Guests come in: from now on their rounds are cooked as they are sent. */
  async seat(shop: Shop, userId: string, tableId: string): Promise<FloorView> {
    await this.tableOf(shop.id, tableId);
    const tab = await this.tabs.tabOf(shop.id, tableId, userId);
    await this.moves.seat(shop.id, tab.id, userId);
    return this.told(shop, [tab.id]);
  }

  /** Somebody goes there now; the guests see it. */
  async answer(shop: Shop, name: string, tabId: string): Promise<FloorView> {
    const { parts } = await this.partyOf(shop.id, tabId);
    await this.moves.answer(shop.id, parts, name);
    return this.told(
      shop,
      parts.map(({ id }) => id),
    );
  }

  /** With all they have ordered, to a table where nobody sits. */
  async move(shop: Shop, tabId: string, tableId: string): Promise<FloorView> {
    const { plan, number } = await this.tableOf(shop.id, tableId);
    const sitting = await this.tabs.sitting(shop.id);
    const { root, parts } = await this.partyOf(shop.id, tabId);
    const there = tabAt(sitting, tableId);
    if (there && there.id !== root.id) throw new TableTaken(labelIn(plan, tableId));
    if (!(await this.moves.move(shop.id, root.id, tableId))) throw new TableTaken(labelIn(plan, tableId));
    return this.relabelled(shop, parts, number);
  }

  /** Two parties become one, and are paid together. */
  async merge(shop: Shop, tabId: string, intoTableId: string): Promise<FloorView> {
    const { number } = await this.tableOf(shop.id, intoTableId);
    const from = await this.partyOf(shop.id, tabId);
    const into = await this.tabs.tabOf(shop.id, intoTableId, from.root.seatedBy);
    if (into.id === from.root.id) return this.floor(shop);
    if (!(await this.moves.merge(shop.id, from.root.id, into.id))) throw new NobodySits();
    return this.relabelled(shop, [...from.parts, into], number);
  }

  private async relabelled(shop: Shop, parts: readonly { id: string }[], number: string): Promise<FloorView> {
    const ids = parts.map(({ id }) => id);
    await this.rounds.relabel(shop.id, ids, number);
    return this.told(shop, ids);
  }

  private async partyOf(shopId: string, tabId: string) {
    const party = partyOf(await this.tabs.sitting(shopId), tabId);
    if (!party) throw new NobodySits();
    return party;
  }

  private async tableOf(shopId: string, tableId: string): Promise<{ plan: FloorPlan; number: string }> {
    const plan = await this.plans.of(shopId);
    const table = plan.tables.find(({ id }) => id === tableId);
    if (!table) throw new TableGone();
    return { plan, number: table.number };
  }

  told(shop: Shop, tabIds: readonly string[]): Promise<FloorView> {
    this.moves.tell(shop.id, tabIds);
    return this.floor(shop);
  }
}
