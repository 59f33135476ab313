import { Injectable } from '@nestjs/common';
import type { Cents } from '../../../shared/money.js';
import type { Granted, Grantor, GrantQuestion } from '../../basket/grant.types.js';
import { Grants } from '../../basket/grants.service.js';
import type { Order } from '../../order/order.types.js';
import type {
  Hold,
  OrderRef,
  Reservation,
  ReservationWish,
} from '../../order/reservations/reservation.types.js';
import { Reservations } from '../../order/reservations/reservations.service.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { CodeRefused } from '../voucher.errors.js';
import { VoucherRepository } from '../voucher.repository.js';
import { isWorthless, returnsOf, sharesOf, stateOn, usedBy } from '../voucher.rules.js';
import type { Voucher } from '../voucher.types.js';
import { VoucherBook } from '../voucher-book.service.js';
import { VoucherGate } from './voucher-gate.service.js';

/** The entries of the vouchers know which order has what of them. */
type Redeemed = 'redeemed';

/** Vouchers pay a basket, and an order takes from them what they pay: two at once never more than there is. */
@Injectable()
export class VoucherRedeeming implements Grantor, Reservation<Redeemed> {
  readonly name = 'vouchers';
  /** The last thing that is taken: whoever gets no place has touched no voucher. */
  readonly rank = 40;

  constructor(
    grants: Grants,
    reservations: Reservations,
    private readonly vouchers: VoucherRepository,
    private readonly book: VoucherBook,
    private readonly gate: VoucherGate,
  ) {
    grants.add(this);
    reservations.add(this);
  }

  async grantsFor(shop: Shop, { draft }: GrantQuestion): Promise<Partial<Granted>> {
    const { codes = [], speech } = draft;
    const vouchers = await this.payingWith(shop, codes);
    // A price with fewer vouchers than the guest named would be another order.
    if (vouchers.length < codes.length) throw new CodeRefused().speakTo(speech);
    return {
      voucherCents: vouchers.reduce((sum, { balanceCents }) => sum + balanceCents, 0),
      test: vouchers.some(({ test }) => test),
    };
  }

  async take({ shop, shopId, orderId, draft, quote }: ReservationWish): Promise<Redeemed | null | 'refused'> {
    const cents = quote.sums.voucherCents;
    // Without a code of ours it is somebody else who pays.
    if (cents <= 0 || !draft.codes?.length) return null;
    const shares = sharesOf(await this.payingWith(shop, draft.codes), cents);
    if (shares.reduce((sum, share) => sum + share.cents, 0) < cents) return 'refused';
    for (const { id, cents: part } of shares.filter((share) => share.cents > 0)) {
      if (await this.takeFrom(shopId, id, { orderId, cents: part })) continue;
      await this.release({ shopId, orderId });
      return 'refused';
    }
    return 'redeemed';
  }

  confirm({ shopId, orderId }: OrderRef): Promise<void> {
    return this.vouchers.dropHold(shopId, orderId);
  }

  release(order: OrderRef): Promise<void> {
    return this.keep(order, 0);
  }

  takenBy({ sums }: Order): Redeemed | null {
    return sums.voucherCents > 0 ? 'redeemed' : null;
  }

  shrink({ shopId, id: orderId, sums }: Order): Promise<void> {
    return this.keep({ shopId, orderId }, sums.voucherCents);
  }

  async heldBefore(before: Date, limit: number): Promise<Hold<Redeemed>[]> {
    const held = await this.vouchers.heldBefore(before, limit);
    return held.map((order) => ({ ...order, taken: 'redeemed' }));
  }

  private async payingWith(shop: Shop, codes: readonly string[] = []): Promise<Voucher[]> {
    const found = await Promise.all(codes.map((code) => this.gate.find(shop.id, code)));
    return found
      .filter((one) => one !== null)
      .filter((one) => stateOn(one, this.book.today) === 'active' && !isWorthless(one, shop));
  }

  private takeFrom(shopId: string, id: string, { orderId, cents }: { orderId: string; cents: Cents }) {
    return this.book.change(shopId, id, (voucher, at) => {
      const isPaying = stateOn(voucher, this.book.today) === 'active' && voucher.balanceCents >= cents;
      if (!isPaying) return null;
      const holds = [...voucher.holds, { id: orderId, at }];
      return { entry: { by: 'Gast', kind: 'redeemed', cents: -cents, orderId }, sets: { holds } };
    });
  }

  /** Twice gives back once: what an order has is read from the entries in the moment of writing. */
  private async keep({ shopId, orderId }: OrderRef, keptCents: Cents): Promise<void> {
    const vouchers = await this.vouchers.listByOrder(shopId, orderId);
    const used = vouchers.map(({ id, entries }) => ({ id, cents: usedBy(entries, orderId) }));
    for (const [id, back] of returnsOf(used, keptCents)) {
      const before = used.find((one) => one.id === id)?.cents ?? 0;
      await this.book.change(shopId, id, ({ entries, holds }) => {
        const cents = usedBy(entries, orderId) - (before - back);
        if (cents <= 0) return null;
        const left = holds.filter((hold) => hold.id !== orderId);
        return { entry: { by: 'System', kind: 'givenBack', cents, orderId }, sets: { holds: left } };
      });
    }
  }
}
