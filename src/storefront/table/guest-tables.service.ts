import { createHash } from 'node:crypto';
import { Injectable, type MessageEvent } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { Clock } from '../../platform/clock/clock.js';
import { addressKey } from '../../platform/http/rate-limit.rules.js';
import { Live } from '../../platform/live/live.js';
import type { LiveEvent } from '../../platform/live/live.types.js';
import type { Language } from '../../shared/voice.types.js';
import { TableOrders } from '../../shop/order/table/table-orders.service.js';
import type { PaymentMethod } from '../../shop/restaurant/pay-ways.types.js';
import { isOnline, payableWith } from '../../shop/restaurant/paying/payable.rules.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { tableLabel } from '../../shop/table/plan/plan.rules.js';
import {
  type NoTable,
  type ServedTable,
  ServedTables,
} from '../../shop/table/serve/served-tables.service.js';
import { type Seat, Tabs } from '../../shop/table/tab/tabs.service.js';
import { receiptPathOf } from '../order/receipt-key.js';
import type { TableSign } from '../pages/page.view.js';
import { voiceFor } from '../words/voice.rules.js';
import { guestTableOf, onlineAt } from './guest-table.rules.js';
import type { CallTableDto, JoinTableDto } from './table.dto.js';
import type { GuestTableView, JoinedView, SittingView } from './table.view.js';

const NAMELESS = 'Gast';

/** What the guests at a table see and do together. */
@Injectable()
export class GuestTables {
  constructor(
    private readonly served: ServedTables,
    private readonly tabs: Tabs,
    private readonly rounds: TableOrders,
    private readonly live: Live,
    private readonly clock: Clock,
  ) {}

  async sign(
    shop: Shop,
    code: string,
    { ip, lang }: { ip: string; lang: Language },
  ): Promise<TableSign | NoTable> {
    const found = await this.served.find(shop, code, placeOf(shop, ip));
    if (typeof found === 'string') return found;
    const { table, room } = found;
    const { name, ordering } = room;
    const said = { name: table.name, room: name, ordering, online: onlineAt(shop) };
    return { code, label: tableLabel(table, lang), ...said };
  }

  /** How a table may pay from its phones; empty where everything is paid in the house. */
  onlineWays(shop: Shop): PaymentMethod[] {
    return payableWith(shop, 'table').filter(isOnline);
  }

  async join(
    shop: Shop,
    code: string,
    { name = '', guest = '' }: JoinTableDto,
    { ip, lang }: { ip: string; lang: Language },
  ): Promise<JoinedView> {
    const there = await this.tabs.seatOf(shop.id, guest);
    if (there && name !== '' && name !== there.guest.name) await this.tabs.rename(shop.id, there, name);
    if (there) return { guest, table: await this.view(shop, guest, lang) };
    const place = placeOf(shop, ip);
    const { table } = await this.served.byCode(shop, code, place);
    const { token } = await this.tabs.join(shop.id, table.id, { name: name || NAMELESS, place });
    return { guest: token, table: await this.view(shop, token, lang) };
  }

  async view(shop: Shop, guest: string, lang: Language): Promise<GuestTableView> {
    return this.viewOf(shop, await this.served.seated(shop, guest), lang);
  }

  /** Whether somebody who sat down under another code sits at the table of this one: it was renewed, or they were moved. */
  async sitsAt(shop: Shop, code: string, guest: string, ip: string): Promise<SittingView> {
    const { table } = await this.served.byCode(shop, code, placeOf(shop, ip));
    const seat = await this.tabs.seatOf(shop.id, guest);
    return { here: seat !== null && seat.tab.id === (await this.tabs.at(shop.id, table.id))?.id };
  }

  async call(shop: Shop, { guest, kind, how = null }: CallTableDto, lang: Language): Promise<GuestTableView> {
    const { seat, served } = await this.served.seated(shop, guest);
    await this.tabs.call(shop.id, seat, tableLabel(served.table), { kind, how: kind === 'pay' ? how : null });
    return this.view(shop, guest, lang);
  }

  /** Only says that something changed; the page then asks. */
  async follow(shop: Shop, guest: string): Promise<{ guestId: string; events: Observable<MessageEvent> }> {
    const { seat } = await this.served.seated(shop, guest);
    const ids = new Set(seat.parts.map(({ id }) => id));
    const events = await this.live.hints(shop.id, (event) => isAbout(event, ids));
    return { guestId: seat.guest.id, events };
  }

  private async viewOf(
    shop: Shop,
    { seat, served }: { seat: Seat; served: ServedTable },
    language: Language,
  ) {
    const { parts, guest } = seat;
    const orders = await this.rounds.ofTabs(
      shop.id,
      parts.map(({ id }) => id),
    );
    const now = this.clock.now();
    return guestTableOf({
      ...served,
      parts,
      guest,
      orders,
      shop,
      now,
      voice: voiceFor(shop, language),
      receiptOf: receiptPathOf,
    });
  }
}

/** Which network somebody comes from, and not more. */
export const placeOf = ({ id }: Pick<Shop, 'id'>, ip: string): string =>
  createHash('sha256')
    .update(`${id} ${addressKey(ip)}`)
    .digest('base64url')
    .slice(0, 12);

function isAbout({ data }: LiveEvent, tabIds: ReadonlySet<string>): boolean {
  const about = data as { tabId?: string; tabIds?: string[] } | undefined;
  return tabIds.has(about?.tabId ?? '') || (about?.tabIds?.some((id) => tabIds.has(id)) ?? false);
}
