import { Injectable } from '@nestjs/common';
import { shownPhone } from '../../shared/phone.js';
import { Callers } from '../order/callers/callers.service.js';
import { OrderChecks } from '../order/placing/order-checks.js';
import { isOnline, payableWith } from '../restaurant/paying/payable.rules.js';
import { CallInstead, PayOnlineFirst } from './block-list.errors.js';
import { callFirstOf } from './block-list.rules.js';
import { BlockList } from './block-list.service.js';

/** Asked before an order is written. Who orders on the phone speaks to the desk already. */
@Injectable()
export class PrankCheck {
  constructor(checks: OrderChecks, list: BlockList, callers: Callers) {
    checks.add({
      allow: async (shop, named) => {
        const { phone } = shop.contact;
        if (await list.find(shop.id, named))
          throw new CallInstead(phone && shownPhone(phone, shop.address.country));
      },
      callFirst: async (shop, { phone, payableCents, fulfilment, way }) => {
        const callBack = await list.callBack(shop.id);
        const known = callBack.first ? await callers.ordersOf(shop, phone) : [];
        const why = callFirstOf(callBack, payableCents, known);
        if (!why || !callBack.payOnline) return why;
        // Who has paid plays no prank; without a method that fits the desk calls as before.
        if (isOnline(way)) return null;
        if (payableWith(shop, fulfilment, payableCents).some(isOnline)) throw new PayOnlineFirst();
        return why;
      },
    });
  }
}
