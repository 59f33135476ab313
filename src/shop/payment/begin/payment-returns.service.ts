import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { withDeadline } from '../../../platform/dial/deadline.js';
import { RateLimits } from '../../../platform/http/rate-limits.js';
import type { ChargeFailure } from '../../../platform/pay/pay.types.js';
import type { Order } from '../../order/order.types.js';
import { waitsForMoney } from '../../order/paying/round-paying.rules.js';
import { PaymentLooks } from '../look/payment-looks.service.js';
import { PaymentRepository } from '../payment.repository.js';

/** Somebody waits in front of a phone; the read goes on without them. */
const PATIENCE_MS = 6_000;
/** Who pays comes back from one or two of them; the clock finds the rest. */
const MOST_LOOKS = 3;
/** Each may cost a question to the service. */
const PER_ORDER = { points: 12, seconds: 60 };

/** A guest comes back from paying. */
@Injectable()
export class PaymentReturns {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly looks: PaymentLooks,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** Why the last try came to nothing; null when nobody has said no. */
  async look(order: Order): Promise<ChargeFailure | null> {
    if (!waitsForMoney(order, this.clock.now())) return null;
    const { shopId, id } = order;
    const isAllowed = await this.limits.allows('payment-return', id, PER_ORDER);
    const unread = isAllowed ? await this.lookAtOpen(shopId, id) : new Set();
    const [latest] = await this.payments.listFor(shopId, id);
    if (latest?.captureFailed) return latest.failure ?? 'other';
    // While somebody else is asking, what is written may be the no before the yes.
    if (latest?.state !== 'declined' || unread.has(latest.id)) return null;
    return latest.failure ?? 'other';
  }

  /** Which of them nobody could read just now. */
  private async lookAtOpen(shopId: string, orderId: string): Promise<Set<string>> {
    const open = (await this.payments.listFor(shopId, orderId)).filter(
      ({ chargeId, state }) => chargeId !== null && state !== 'voided',
    );
    const unread = new Set(open.map(({ id }) => id));
    const looks = open.slice(0, MOST_LOOKS).map(async ({ id }) => {
      const read = await this.looks.look(shopId, id);
      if (read?.failedTries === 0) unread.delete(id);
    });
    await withDeadline(PATIENCE_MS, () => Promise.allSettled(looks)).catch(() => undefined);
    return unread;
  }
}
