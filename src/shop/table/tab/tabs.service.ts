import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { newId, newToken } from '../../../shared/ids.js';
import { RoundPaying } from '../../order/paying/round-paying.service.js';
import { TableOrders } from '../../order/table/table-orders.service.js';
import { TableBusy, TableFull, TabOver } from '../table.errors.js';
import { TabRepository } from './tab.repository.js';
import { isForgotten, openCalls, partsOf, rootOf, tabAt } from './tab.rules.js';
import type { CallKind, PayHow, Tab, TabGuest } from './tab.types.js';
import { TabNews } from './tab-news.js';

const MOST_GUESTS = 60;
const MOST_CALLS = 6;
const TRIES = 5;

/** Somebody at a table, by the secret in their browser. */
export interface Seat {
  tab: Tab;
  /** The tab and those that were merged into it. */
  parts: Tab[];
  guest: TabGuest;
}

export interface Joining {
  name: string;
  /** Of the network they come from. */
  place: string;
}

/** The people at the tables: who sits where, and whom they call. */
@Injectable()
export class Tabs {
  constructor(
    private readonly tabs: TabRepository,
    private readonly rounds: TableOrders,
    private readonly paying: RoundPaying,
    private readonly news: TabNews,
    private readonly clock: Clock,
  ) {}

  sitting(shopId: string): Promise<Tab[]> {
    return this.tabs.listSitting(shopId);
  }

  /** The party at a table; null where nobody sits. */
  async at(shopId: string, tableId: string): Promise<Tab | null> {
    return tabAt(await this.tabs.listSitting(shopId), tableId);
  }

  /** null once their table is cleared, or for a secret that nobody gave out. */
  async seatOf(shopId: string, token: string): Promise<Seat | null> {
    if (token === '' || token.length > 100) return null;
    const tokenHash = hashOf(token);
    const own = await this.tabs.findByGuest(shopId, tokenHash);
    const guest = own?.guests.find((one) => one.tokenHash === tokenHash);
    if (!own || !guest) return null;
    if (own.state === 'open' && isForgotten(own, this.clock.now())) return null;
    const all = await this.tabs.listSitting(shopId);
    const tab = rootOf(all, own.id);
    return tab && { tab, parts: partsOf(all, tab.id), guest };
  }

  /** Whoever is there already stays who they are; everybody else sits down with the others. */
  async join(shopId: string, tableId: string, { name, place }: Joining): Promise<{ token: string }> {
    const tab = await this.tabOf(shopId, tableId);
    if (tab.guests.length >= MOST_GUESTS) throw new TableFull();
    const token = newToken();
    const joinedAt = this.clock.now();
    const guest = { id: newId(joinedAt.getTime()), name, tokenHash: hashOf(token), place, joinedAt };
    if (!(await this.tabs.addGuest(shopId, tab.id, guest))) throw new TabOver();
    this.news.changed(shopId, [tab.id]);
    return { token };
  }

  async rename(shopId: string, { tab, parts, guest }: Seat, name: string): Promise<void> {
    for (const { id, guests } of parts) {
      const place = guests.findIndex((one) => one.id === guest.id);
      if (place >= 0) await this.tabs.renameGuest(shopId, id, { place, guestId: guest.id, name });
    }
    this.news.changed(shopId, [tab.id]);
  }

  /** The party at a table; where nobody sits yet, one begins. */
  async tabOf(shopId: string, tableId: string, seatedBy = ''): Promise<Tab> {
    for (let tried = 0; tried < TRIES; tried++) {
      const now = this.clock.now();
      const all = await this.tabs.listSitting(shopId);
      const there = tabAt(all, tableId);
      if (there && !isForgotten(there, now)) return there;
      // Those of yesterday are gone, whoever forgot to clear their table.
      const old = all.filter((tab) => tab.tableId === tableId || rootOf(all, tab.id)?.tableId === tableId);
      await this.closeOvernight(
        shopId,
        old.map(({ id }) => id),
      );
      const begun = newTab(shopId, tableId, { now, seatedBy });
      if (await this.tabs.add(begun)) return begun;
    }
    throw new TableBusy();
  }

  /** As if somebody had closed it: what nobody has paid is the till's. */
  private async closeOvernight(shopId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const rounds = await this.rounds.ofTabs(shopId, ids);
    await this.paying.handToTill(
      shopId,
      rounds.map(({ id }) => id),
    );
    await this.tabs.close(shopId, ids, { reason: 'overnight', at: this.clock.now(), by: 'system' });
  }

  /** The same wish twice is one; an answered one can be made again. */
  async call(shopId: string, seat: Seat, label: string, wish: { kind: CallKind; how: PayHow | null }) {
    const { tab, guest } = seat;
    const waiting = openCalls(tab.calls);
    if (waiting.some(({ kind, how }) => kind === wish.kind && how === wish.how)) return;
    if (waiting.length >= MOST_CALLS) return;
    const at = this.clock.now();
    const answer = { answeredAt: null, answeredBy: '' };
    const call = { id: newId(at.getTime()), ...wish, guestId: guest.id, at, ...answer };
    if (!(await this.tabs.addCall(shopId, tab.id, call))) throw new TabOver();
    this.news.called(shopId, { tabIds: [tab.id], label, ...wish });
    this.news.changed(shopId, [tab.id]);
  }
}

const newTab = (
  shopId: string,
  tableId: string,
  { now, seatedBy }: { now: Date; seatedBy: string },
): Tab => ({
  id: newId(now.getTime()),
  shopId,
  tableId,
  state: 'open',
  mergedInto: null,
  openedAt: now,
  seatedAt: seatedBy ? now : null,
  seatedBy,
  guests: [],
  calls: [],
  closing: null,
});

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
