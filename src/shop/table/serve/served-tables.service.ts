import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../../platform/http/rate-limits.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { has } from '../../subscription/plans.js';
import { FloorPlans } from '../plan/floor-plan.service.js';
import type { FloorPlan, FloorTable, Room } from '../plan/plan.types.js';
import { type Seat, Tabs } from '../tab/tabs.service.js';
import { CodeUnknown, TableOrderedTooOften, TabOver, TooManyCodes } from '../table.errors.js';

/** Wrong codes from one network. Right ones never count: a whole room shares an address, and nobody guesses 120 bits. */
const GUESSES = { points: 60, seconds: 600 };
const PER_TABLE = { points: 120, seconds: 3_600 };
const PER_DEVICE = { points: 40, seconds: 3_600 };

/** A table with all that decides how it is served. */
export interface ServedTable {
  table: FloorTable;
  room: Room;
  plan: FloorPlan;
}

/** Why a code opens nothing. */
export type NoTable = 'unknown' | 'tooMany';

/** What a code on a table opens, and for whom. */
@Injectable()
export class ServedTables {
  constructor(
    private readonly plans: FloorPlans,
    private readonly tabs: Tabs,
    private readonly limits: RateLimits,
  ) {}

  /** A code that opens something opens it however many guessed on the same Wi-Fi. */
  async find(shop: Shop, code: string, place: string): Promise<ServedTable | NoTable> {
    const found = has(shop.subscription, 'tables') ? servedBy(await this.plans.of(shop.id), code) : null;
    if (found) return found;
    return (await this.limits.allows('table-code', place, GUESSES)) ? 'unknown' : 'tooMany';
  }

  async byCode(shop: Shop, code: string, place: string): Promise<ServedTable> {
    const found = await this.find(shop, code, place);
    if (found === 'tooMany') throw new TooManyCodes();
    if (found === 'unknown') throw new CodeUnknown();
    return found;
  }

  /** Whoever sits there orders for the table their party sits at now, whichever code they once scanned. */
  async seated(shop: Shop, token: string): Promise<{ seat: Seat; served: ServedTable }> {
    const seat = await this.tabs.seatOf(shop.id, token);
    const plan = await this.plans.of(shop.id);
    const table = plan.tables.find(({ id }) => id === seat?.tab.tableId);
    const room = plan.rooms.find(({ id }) => id === table?.roomId);
    if (!seat || !table || !room || !has(shop.subscription, 'tables')) throw new TabOver();
    return { seat, served: { table, room, plan } };
  }

  /** A room's guests share one address, so they are counted by their table and their phone. */
  async count(shop: Shop, { tab, guest }: Seat): Promise<void> {
    const isFew =
      (await this.limits.allows('table-tab', `${shop.id} ${tab.tableId}`, PER_TABLE)) &&
      (await this.limits.allows('table-guest', guest.id, PER_DEVICE));
    if (!isFew) throw new TableOrderedTooOften();
  }
}

function servedBy(plan: FloorPlan, code: string): ServedTable | null {
  const table = plan.tables.find((one) => one.code === code);
  const room = plan.rooms.find(({ id }) => id === table?.roomId);
  return table && room ? { table, room, plan } : null;
}
