import type { Charge } from '../../../platform/pay/pay.types.js';
import { newId } from '../../../shared/ids.js';
import { type Cents, formatEuro } from '../../../shared/money.js';
import type { PaymentRepository, PaymentSets } from '../payment.repository.js';
import { outsideRefundsOf, readOf } from '../payment.rules.js';
import type {
  Payable,
  Payment,
  PaymentNote,
  Refund,
  RefundKind,
  RefundShare,
  SoldShare,
} from '../payment.types.js';
import { readNote } from '../payment-words.rules.js';
import { paidShares, sharesLeft, splitOf, splitOfChange, taxedBy } from '../refund/refund-split.rules.js';

/** Somebody else changed it although it was ours: they go on with it. */
export class NoLongerOurs extends Error {}

/** What a read brings, and what of it was given back at the service itself. */
type TellRead = (after: Payment, outside: readonly Refund[]) => Promise<void>;

/** A payment as long as nobody else may change it. Each change is written before the next step is taken. */
export class HeldPayment {
  private readonly hintsBefore: number;

  constructor(
    private readonly payments: PaymentRepository,
    public now: Payment,
  ) {
    this.hintsBefore = now.hints ?? 0;
  }

  /** Somebody asked for another look while this one was going on; known with each write. */
  get wasHinted(): boolean {
    return (this.now.hints ?? 0) !== this.hintsBefore;
  }

  async change(set: PaymentSets, at: Date, ...texts: (string | null)[]): Promise<void> {
    const notes = texts.flatMap((text): PaymentNote[] => (text ? [{ at, by: 'system', text }] : []));
    const changed = await this.payments.change(this.now, set, notes);
    if (!changed) throw new NoLongerOurs();
    this.now = changed;
  }

  /** What the service says, and what somebody has given back there; `tell` hears of it before it is written. */
  async read(
    charge: Charge,
    order: Payable,
    { at, account, tell }: { at: Date; account: string; tell: TellRead },
  ): Promise<void> {
    const set = { ...readOf(this.now, charge), account };
    const outside = outsideRefundsOf(this.now, charge).map(({ id, cents, state }) => ({
      ...this.refundOf(order, { kind: 'outside', cents, by: this.now.service, at, reason: '' }),
      chargeRefundId: id,
      state,
    }));
    const failure = set.state === 'declined' && this.now.state !== 'declined' ? set.failure : null;
    const isNew = JSON.stringify(pickOf(this.now, set)) !== JSON.stringify(set) || outside.length > 0;
    if (!isNew) return;
    await tell({ ...this.now, ...set }, outside);
    await this.change(
      {
        ...set,
        refunds: [...(set.refunds ?? this.now.refunds), ...outside],
        ...(failure && { attempts: [...this.now.attempts, { at, failure }] }),
        ...(this.now.capturedAt === null &&
          charge.capturedCents > 0 && { capturedAt: at, sold: soldOf(order) }),
      },
      at,
      readNote(this.now, set),
      ...outside.map(({ cents }) => `Beim Zahlungsdienst erstattet: ${formatEuro(cents)}`),
    );
  }

  /** By the rates it was taken for, less what went back before. */
  refundOf(
    order: Payable,
    {
      split,
      ...wanted
    }: {
      kind: RefundKind;
      cents: number;
      by: string;
      at: Date;
      reason: string;
      split?: RefundShare[] | null;
    },
  ): Refund {
    const { before, paid } = this.takenFor(order);
    const left = sharesLeft(paid, before);
    const changed =
      wanted.kind === 'changed' && this.now.sold ? { sold: paid, now: paidShares(order), before } : null;
    const shares = split ?? (changed && splitOfChange(wanted.cents, changed)) ?? splitOf(wanted.cents, left);
    const id = newId(wanted.at.getTime());
    return { id, chargeRefundId: null, state: 'wanted', ...wanted, split: taxedBy(shares, left) };
  }

  /** Payments of older versions know the order alone, which has become smaller by what went back for that. */
  private takenFor(order: Payable): { paid: Map<number | null, Cents>; before: RefundShare[] } {
    const { sold, refunds } = this.now;
    const counting = refunds.filter(({ kind, state }) => state !== 'failed' && (sold || kind !== 'changed'));
    return {
      paid: sold ? new Map(sold.map((one) => [one.rate, one.grossCents])) : paidShares(order),
      before: counting.flatMap(({ split }) => split),
    };
  }
}

const soldOf = (order: Payable): SoldShare[] =>
  [...paidShares(order)].map(([rate, grossCents]) => ({ rate, grossCents }));

const pickOf = (payment: Payment, set: Partial<Payment>): Partial<Payment> =>
  Object.fromEntries((Object.keys(set) as (keyof Payment)[]).map((field) => [field, payment[field]]));
