import { Injectable } from '@nestjs/common';
import { OrderPaying } from '../../order/paying/order-paying.service.js';
import { OrderChecks } from '../../order/placing/order-checks.js';
import { isOnline } from '../../restaurant/paying/payable.rules.js';
import { TooManyUnpaid } from '../payment.errors.js';
import { MOST_OF_SHOP, tooManyUnpaid } from './unpaid-limit.rules.js';

/** Nobody holds places and pieces with orders they never pay. */
@Injectable()
export class UnpaidLimit {
  constructor(checks: OrderChecks, orders: OrderPaying) {
    checks.add({
      allow: async () => undefined,
      callFirst: async ({ id }, { phone, address = null, way }) => {
        if (!isOnline(way)) return null;
        const open = await orders.listAwaiting(id, MOST_OF_SHOP);
        const why = tooManyUnpaid(open, { phone, address });
        if (why) throw new TooManyUnpaid(why);
        return null;
      },
    });
  }
}
