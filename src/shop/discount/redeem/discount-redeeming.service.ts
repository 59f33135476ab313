import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { CodeSaid, Granted, Grantor, GrantQuestion } from '../../basket/grant.types.js';
import { Grants } from '../../basket/grants.service.js';
import { MenuService } from '../../menu/menu.service.js';
import type { Order } from '../../order/order.types.js';
import type {
  Hold,
  OrderRef,
  Reservation,
  ReservationWish,
} from '../../order/reservations/reservation.types.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { DiscountRefused } from '../discount.errors.js';
import type { DiscountOutcome } from '../rules/discount.rules.js';
import { ActingOffers } from './acting-offers.service.js';
import { codesSaidOf, refusedForGuest } from './code-said.rules.js';
import { outcomeOf } from './discount-basket.rules.js';
import type { ActingOffer } from './redemption.types.js';
import { SeatTaking } from './seat-taking.service.js';

/** The seats know which order has them. */
type Seated = 'seated';

/** Codes and campaigns take off what the rules say; of what is limited an order takes its seat. */
@Injectable()
export class DiscountRedeeming implements Grantor, Reservation<Seated> {
  readonly name = 'discounts';
  /** Before vouchers pay what is left. */
  readonly rank = 30;

  constructor(
    grants: Grants,
    private readonly menus: MenuService,
    private readonly acting: ActingOffers,
    private readonly seats: SeatTaking,
    private readonly clock: Clock,
  ) {
    grants.add(this);
    seats.register(this);
  }

  async grantsFor(shop: Shop, question: GrantQuestion): Promise<Partial<Granted>> {
    const acting = await this.acting.of(shop, question.draft);
    if (acting.length === 0) return {};
    const outcome = await this.outcomeOf(shop, question, acting);
    const codes: CodeSaid[] = codesSaidOf(acting, outcome);
    const refused = question.draft.guest && refusedForGuest(acting, outcome);
    if (refused) throw new DiscountRefused(refused).speakTo(question.draft.speech);
    return { discounts: [...outcome.discounts], codes };
  }

  async take({ shop, shopId, orderId, draft, quote }: ReservationWish): Promise<Seated | null | 'refused'> {
    const given = new Set(quote.sums.discounts.map(({ id }) => id));
    if (given.size === 0) return null;
    const acting = (await this.acting.of(shop, draft)).filter(
      ({ offer, miss }) => given.has(offer.id) && miss?.why !== 'better',
    );
    const taken = await this.seats.take({ shopId, orderId, at: this.clock.now() }, acting, draft.guest);
    return taken ? 'seated' : 'refused';
  }

  confirm({ shopId, orderId }: OrderRef): Promise<void> {
    return this.seats.keep(shopId, orderId);
  }

  release({ shopId, orderId }: OrderRef): Promise<void> {
    return this.seats.giveBack(shopId, orderId);
  }

  takenBy({ sums }: Order): Seated | null {
    return sums.discounts.length > 0 ? 'seated' : null;
  }

  async heldBefore(before: Date, limit: number): Promise<Hold<Seated>[]> {
    const held = await this.seats.heldBefore(before, limit);
    return held.map((order) => ({ ...order, taken: 'seated' }));
  }

  private async outcomeOf(
    shop: Shop,
    question: GrantQuestion,
    acting: readonly ActingOffer[],
  ): Promise<DiscountOutcome> {
    const [menu, guest] = await Promise.all([
      this.menus.menuOf(shop.id),
      this.acting.guestOf(shop, question.draft, acting),
    ]);
    const free = acting.filter(({ miss }) => miss === null).map(({ offer }) => offer);
    return outcomeOf(free, { settings: shop.settings, menu, guest }, question);
  }
}
