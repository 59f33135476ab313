import { Injectable } from '@nestjs/common';
import type { Language } from '../../shared/voice.types.js';
import type { Order } from '../../shop/order/order.types.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { shopInRoom } from '../../shop/table/serve/served-shop.rules.js';
import { type ServedTable, ServedTables } from '../../shop/table/serve/served-tables.service.js';
import { type Seat, Tabs } from '../../shop/table/tab/tabs.service.js';
import { NotServedHere } from '../../shop/table/table.errors.js';
import type { OrderDto, QuoteDto } from '../order/basket.dto.js';
import { type AtTable, CheckoutService } from '../order/checkout.service.js';
import type { QuoteView } from '../order/quote.view.js';
import { paymentAt } from './guest-table.rules.js';
import { placeOf } from './guest-tables.service.js';

interface Asker {
  lang: Language;
  ip: string;
}

/** Baskets and rounds of guests who sit in the house; everybody else's pass through. */
@Injectable()
export class TableCheckout {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly served: ServedTables,
    private readonly tabs: Tabs,
  ) {}

  async quote(shop: Shop, body: QuoteDto, asker: Asker): Promise<QuoteView> {
    if (body.fulfilment !== 'table') return this.checkout.quote(shop, body, asker);
    const { tableCode = '', tableGuest } = body;
    const served = tableGuest
      ? (await this.served.seated(shop, tableGuest)).served
      : await this.served.byCode(shop, tableCode, placeOf(shop, asker.ip));
    const table = atTable(served, null, body);
    return this.checkout.quote(shopInRoom(shop, served.room), payable(shop, body), { ...asker, table });
  }

  async place(shop: Shop, body: OrderDto, asker: Asker & { key: string }): Promise<Order> {
    if (body.fulfilment !== 'table') return this.checkout.place(shop, body, asker);
    const { served, seat } = await this.seatOf(shop, body, asker.ip);
    if (!served.room.ordering) throw new NotServedHere();
    await this.served.count(shop, seat);
    const table = atTable(served, seat, body);
    return this.checkout.place(shopInRoom(shop, served.room), payable(shop, body), { ...asker, table });
  }

  /** Whoever has not sat down yet does so with the first round. */
  private async seatOf(shop: Shop, { tableCode = '', tableGuest, contact }: OrderDto, ip: string) {
    if (tableGuest) return this.served.seated(shop, tableGuest);
    const place = placeOf(shop, ip);
    const { table } = await this.served.byCode(shop, tableCode, place);
    const { token } = await this.tabs.join(shop.id, table.id, { name: contact.name, place });
    return this.served.seated(shop, token);
  }
}

const payable = <B extends QuoteDto>(shop: Shop, body: B): B => ({
  ...body,
  payment: paymentAt(shop, body.payment),
});

function atTable(
  { table, room, plan }: ServedTable,
  seat: Seat | null,
  { shared = false }: QuoteDto,
): AtTable {
  const place = { tableCode: table.number, deposit: plan.deposit };
  if (!seat) return place;
  const { tab, guest } = seat;
  return {
    ...place,
    table: { tableId: table.id, tabId: tab.id, guestId: guest.id, room: room.name, shared },
  };
}
