import { Injectable } from '@nestjs/common';
import { e164Of, shownPhone } from '../../shared/phone.js';
import { BlockList } from '../block-list/block-list.service.js';
import { Callers } from '../order/callers/callers.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { callerAddressesOf, callerNameOf, callerOrdersOf } from './caller.rules.js';
import type { CallerView } from './phone-order.view.js';

@Injectable()
export class CallerService {
  constructor(
    private readonly callers: Callers,
    private readonly blocks: BlockList,
  ) {}

  async find(shop: Shop, typed: string): Promise<CallerView> {
    const { country } = shop.address;
    const phone = e164Of(typed, country);
    const orders = phone ? await this.callers.ordersOf(shop, phone) : [];
    const block = phone ? await this.blocks.find(shop.id, { phone, email: '', address: null }) : null;
    return {
      phone,
      shown: phone ? shownPhone(phone, country) : '',
      name: callerNameOf(orders),
      remembered: orders.some(({ phoned }) => phoned?.remembered),
      blocked: block?.reason ?? null,
      addresses: callerAddressesOf(orders),
      orders: callerOrdersOf(orders),
    };
  }
}
