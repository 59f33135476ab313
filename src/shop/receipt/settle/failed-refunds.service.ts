import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Schedules } from '../../../platform/queue/schedule.js';
import { DAY_MS, MINUTE_MS } from '../../../shared/berlin-time.js';
import { OrderPaying } from '../../order/paying/order-paying.service.js';
import { OrderMoney } from '../../payment/refund/order-money.service.js';
import { DocumentSettler } from './document-settler.service.js';

const EVERY_MS = 15 * MINUTE_MS;
/** As long as payments are looked at. */
const LOOKED_BACK_MS = 31 * DAY_MS;
const MOST_AT_ONCE = 200;

/** A refund may fail days after it was documented, when nothing happens to its order any more: the clock takes it back. */
@Injectable()
export class FailedRefunds {
  private readonly log = new Logger('Receipt');

  constructor(
    private readonly settler: DocumentSettler,
    private readonly orders: OrderPaying,
    private readonly money: OrderMoney,
    private readonly clock: Clock,
    schedules: Schedules,
  ) {
    schedules.every('documents-failed-refunds', EVERY_MS, () => this.sweep());
  }

  async sweep(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - LOOKED_BACK_MS);
    for (const { shopId, orderId } of await this.money.listRefundedInVain(since, MOST_AT_ONCE))
      await this.orders
        .get(shopId, orderId)
        .then((order) => this.settler.settle(order))
        .catch((error: Error) => this.log.error(`order ${orderId} of shop ${shopId}: ${error.message}`));
  }
}
