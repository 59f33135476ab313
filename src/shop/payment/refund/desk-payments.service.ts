import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { formatEuro } from '../../../shared/money.js';
import { toBoardOrder } from '../../order/board/board-order.rules.js';
import type { Order } from '../../order/order.types.js';
import type { BoardOrder } from '../../order/order.view.js';
import { OrderPaying } from '../../order/paying/order-paying.service.js';
import type { PaymentMethod } from '../../restaurant/pay-ways.types.js';
import type { HeldPayment } from '../look/held-payment.js';
import { PaymentLooks } from '../look/payment-looks.service.js';
import { PayServices } from '../pay-services.js';
import { CannotRefund, NothingToRetry, PaymentStillFails, RefundedMeanwhile } from '../payment.errors.js';
import { PaymentRepository } from '../payment.repository.js';
import { givenBack, isCalledBack, keptOf } from '../payment.rules.js';
import type { Payable, Payment, RefundKind, RefundShare } from '../payment.types.js';
import type { OrderMoneyView } from '../payment.view.js';
import { orderMoneyOf, paymentViewOf } from '../payment-view.rules.js';
import { failureText } from '../payment-words.rules.js';
import { OtherPurse, type PurseState } from './other-purse.js';
import { centsOf, splitOfLines, voucherOfLines } from './refund-split.rules.js';

const TRIES = 50;
const ASK_EVERY_MS = 100;

export interface RefundWish {
  orderId: string;
  cents?: number;
  lines?: { lineId: string; quantity: number }[];
  reason?: string;
  refundedCents?: number;
}

/** What somebody at the desk does about the money of an order. */
@Injectable()
export class DeskPayments {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly orders: OrderPaying,
    private readonly looks: PaymentLooks,
    private readonly services: PayServices,
    private readonly purse: OtherPurse,
    private readonly clock: Clock,
  ) {}

  async of(shopId: string, orderId: string): Promise<OrderMoneyView> {
    const order = await this.orders.get(shopId, orderId);
    const [accounts, payments, purse] = await Promise.all([
      this.services.accountsOf(shopId),
      this.payments.listFor(shopId, orderId),
      this.purse.of(shopId, orderId),
    ]);
    return orderMoneyOf(order, payments, accounts, purse);
  }

  /** What was paid for something that is no order, such as a voucher. */
  async ofSale(shopId: string, saleId: string): Promise<Pick<OrderMoneyView, 'payments'>> {
    const payments = await this.payments.listFor(shopId, saleId);
    return { payments: payments.map((payment) => ({ ...paymentViewOf(payment, true), elsewhere: '' })) };
  }

  async refund(shopId: string, by: string, wish: RefundWish): Promise<OrderMoneyView> {
    // Two wishes in one: nobody can say which of them counts.
    if (wish.lines && wish.cents !== undefined) throw new CannotRefund('lines');
    const order = await this.orders.get(shopId, wish.orderId);
    const { paymentId } = order.payment;
    const purse = await this.purse.of(shopId, order.id);
    const rest = await this.fillPurse(order, purse, { by, wish });
    if (!rest) return this.of(shopId, order.id);
    if (!paymentId) throw new CannotRefund('nothing');
    await this.alone(shopId, paymentId, (held, now) => this.wanted(held, now, { by, wish: rest }));
    return this.of(shopId, wish.orderId);
  }

  /** What is still to go back through the payment service; null when the vouchers of the order took it all. */
  private async fillPurse(
    order: Order,
    { leftCents, backCents }: PurseState,
    { by, wish }: { by: string; wish: RefundWish },
  ): Promise<RefundWish | null> {
    if (leftCents + backCents === 0) return wish;
    const { cents: wanted, lines, refundedCents, reason = '' } = wish;
    const most = leftCents + (await this.leftAtService(order));
    if (wanted !== undefined && wanted > most) throw new CannotRefund('tooMuch', most);
    const ofLines = lines ? (voucherOfLines(order, struckOf(order, lines)) ?? 0) : leftCents;
    const cents = Math.min(leftCents, wanted ?? ofLines);
    const back = { cents, backCents, by, reason };
    const rest = refundedCents === undefined ? {} : { refundedCents: refundedCents - backCents };
    if (cents > 0 && !(await this.purse.giveBack(order.shopId, order.id, back)))
      throw new RefundedMeanwhile();
    if (cents > 0) await this.orders.tellVoucherFilled(order.shopId, order.id, cents, by);
    const isAll = wanted === undefined ? cents > 0 && most === cents : wanted === cents;
    if (isAll || (lines && cents > 0 && centsOf(splitOfLines(order, struckOf(order, lines)) ?? []) === 0))
      return null;
    return { ...wish, ...rest, ...(wanted !== undefined && { cents: wanted - cents }) };
  }

  private async leftAtService({ shopId, payment: { paymentId } }: Order): Promise<number> {
    return paymentId ? Math.max(0, keptOf(await this.payments.get(shopId, paymentId))) : 0;
  }

  /** The bank is asked once more. */
  async retry(shopId: string, by: string, orderId: string): Promise<BoardOrder> {
    const order = await this.orders.get(shopId, orderId);
    const { paymentId, state } = order.payment;
    if (!paymentId || state !== 'failed') throw new NothingToRetry();
    const after = await this.alone(shopId, paymentId, async (held) => {
      await held.change({ captureFailed: false }, this.clock.now(), `Einzug noch einmal versucht (${by})`);
    });
    const now = await this.orders.get(shopId, orderId);
    if (now.payment.state === 'failed') throw new PaymentStillFails(failureText(after.failure));
    return toBoardOrder(now);
  }

  async atDoor(shopId: string, by: string, orderId: string, way: PaymentMethod): Promise<BoardOrder> {
    const order = await this.orders.payAtDoor(shopId, orderId, way, by);
    if (!order) throw new NothingToRetry();
    return toBoardOrder(order);
  }

  /** Whoever looks at it just now is waited for. */
  private async alone(
    shopId: string,
    id: string,
    wish: (held: HeldPayment, order: Payable) => Promise<void>,
  ): Promise<Payment> {
    for (let tried = 0; tried < TRIES; tried++) {
      const after = await this.looks.look(shopId, id, { wish, settled: true });
      if (after) return after;
      await sleep(ASK_EVERY_MS);
    }
    throw new RefundedMeanwhile();
  }

  private async wanted(
    held: HeldPayment,
    order: Payable,
    { by, wish }: { by: string; wish: RefundWish },
  ): Promise<void> {
    // Asked only here, where nobody else may change it: the same wish twice at once is one refund.
    if (wish.refundedCents !== undefined && wish.refundedCents !== givenBack(held.now.refunds))
      throw new RefundedMeanwhile();
    const left = keptOf(held.now);
    if (left <= 0) throw new CannotRefund(isDisputed(held.now) ? 'disputed' : 'nothing');
    const { kind, cents, split } = askedFor(wish, order, left);
    if (cents > left) throw new CannotRefund('tooMuch', left);
    if (cents <= 0) throw new CannotRefund('lines');
    const at = this.clock.now();
    const reason = wish.reason ?? '';
    const refund = held.refundOf(order, { kind, cents, split, by, at, reason });
    await held.change(
      { refunds: [...held.now.refunds, refund] },
      at,
      `Erstattung über ${formatEuro(cents)} veranlasst${reason && `: ${reason}`}`,
    );
  }
}

const isDisputed = ({ disputes }: Payment): boolean => disputes.some(isCalledBack);

function askedFor(
  { cents, lines }: RefundWish,
  order: Payable,
  left: number,
): { kind: RefundKind; cents: number; split: RefundShare[] | null } {
  if (lines) {
    const split = splitOfLines(order, struckOf(order, lines));
    if (!split) throw new CannotRefund('lines');
    return { kind: 'lines', cents: centsOf(split), split };
  }
  return cents === undefined
    ? { kind: 'whole', cents: left, split: null }
    : { kind: 'sum', cents, split: null };
}

const struckOf = (order: Pick<Order, 'lines'>, lines: NonNullable<RefundWish['lines']>) =>
  lines.map(({ lineId, quantity }) => {
    const known = order.lines.find(({ id }) => id === lineId);
    return { lineId, quantity: (known?.quantity ?? 0) - quantity };
  });
