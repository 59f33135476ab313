import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DeadlineExceeded, withDeadline } from '../../../platform/dial/deadline.js';
import { GuestCopies } from '../../order/contact/guest-copies.js';
import type { Order, OrderHappened } from '../../order/order.types.js';
import { OrderFollowers } from '../../order/order-followers.service.js';
import { PaymentRepository } from '../payment.repository.js';
import type { Payment } from '../payment.types.js';
import { PaymentLooks } from './payment-looks.service.js';

/** So long the kitchen waits for a service that does not answer. */
const PATIENCE_MS = 3_000;
const ASK_EVERY_MS = 100;

/** What was accepted is paid before the kitchen hears of it; what comes to nothing gives its money back. */
@Injectable()
export class PaymentGate {
  constructor(
    followers: OrderFollowers,
    private readonly payments: PaymentRepository,
    private readonly looks: PaymentLooks,
    copies: GuestCopies,
  ) {
    copies.add((shopId, orderId) => payments.forget(shopId, orderId));
    followers.addGate({ waits: isPaidOnline, ask: (order, happened) => this.before(order, happened) });
    followers.add({
      name: 'payments',
      rank: 22,
      waits: isPaidOnline,
      follow: (order, happened) => this.follow(order, happened),
    });
  }

  private async before(order: Order, happened: OrderHappened): Promise<'go' | 'hold' | 'nothing'> {
    const { paymentId } = order.payment;
    if (!paymentId || happened.kind !== 'moved' || happened.to !== 'accepted') return 'nothing';
    return withDeadline(PATIENCE_MS, (over) => this.taken(order.shopId, paymentId, over)).catch(
      (error: unknown) => {
        // The restaurant cooks; the money is asked for again, and the card says so.
        if (error instanceof DeadlineExceeded) return 'go';
        throw error;
      },
    );
  }

  /** Whoever else is looking is waited for. */
  private async taken(shopId: string, id: string, over: AbortSignal): Promise<'go' | 'hold'> {
    while (!over.aborted) {
      const payment = await this.payments.get(shopId, id);
      if (isDecided(payment)) return decisionOf(payment);
      const after = await this.looks.look(shopId, id, { settled: true });
      if (after) return decisionOf(after);
      await sleep(ASK_EVERY_MS);
    }
    return 'go';
  }

  /** Never fails: what is not done here the clock does. */
  private async follow(order: Order, happened: OrderHappened): Promise<void> {
    const isMove = happened.kind === 'moved' && ['placed', 'rejected', 'cancelled'].includes(happened.to);
    if (!isMove && happened.kind !== 'changed' && happened.kind !== 'payAtDoor') return;
    if (order.payment.state === undefined) return;
    for (const { id } of await this.payments.listFor(order.shopId, order.id))
      await this.looks.look(order.shopId, id);
  }
}

/** Then the payment service may be asked. */
const isPaidOnline = ({ payment: { state, paymentId } }: Order): boolean =>
  state !== undefined || Boolean(paymentId);

const isDecided = ({ state, captureFailed }: Payment): boolean => state === 'captured' || captureFailed;

/** What the service has yet to decide is cooked like what it cannot say; should it say no, the card asks somebody. */
const decisionOf = ({ state, captureFailed, failedTries }: Payment): 'go' | 'hold' => {
  if (state === 'captured' || state === 'pending') return 'go';
  return captureFailed || failedTries === 0 ? 'hold' : 'go';
};
