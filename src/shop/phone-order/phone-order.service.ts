import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { InvalidInput } from '../../platform/http/validation.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { berlinClock, daysBetween, formatShortDay } from '../../shared/berlin-time.js';
import { e164Of } from '../../shared/phone.js';
import { QuoteService } from '../basket/quote.service.js';
import { MenuService } from '../menu/menu.service.js';
import type { Slot } from '../opening-hours/opening-hours.types.js';
import { slotsFor } from '../opening-hours/slots.rules.js';
import { hasHours } from '../opening-hours/way-offered.rules.js';
import { OrderService } from '../order/order.service.js';
import type { Order } from '../order/order.types.js';
import { OrderMoves } from '../order/order-moves.service.js';
import { SlotPlaces } from '../places/slot-places.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { type MissingField, missingFor, onThePhone, phoneDraftOf } from './phone-draft.rules.js';
import { phoneDishesOf } from './phone-menu.rules.js';
import type { PhoneOrderDto, PhoneQuoteDto } from './phone-order.dto.js';
import {
  PHONE_WAYS,
  type PhoneOrderPage,
  type PhoneQuote,
  type PhoneSlot,
  type PhoneWay,
  type PlacedByPhone,
} from './phone-order.view.js';

const MISSING: Record<MissingField, string> = {
  phone: 'Ohne Telefonnummer kann niemand nachfragen, wo geklingelt wird.',
  'address.street': 'Bitte die Straße angeben.',
  'address.houseNo': 'Bitte die Hausnummer angeben.',
  'address.city': 'Bitte den Ort angeben.',
};
const UNDIALABLE = 'Diese Nummer kann niemand anrufen. Bitte prüfen.';
const MOST_SLOTS = 60;

/** Orders that somebody at the desk takes on the phone: prices, slots and areas are those of the shop. */
@Injectable()
export class PhoneOrderService {
  constructor(
    private readonly menus: MenuService,
    private readonly quotes: QuoteService,
    private readonly orders: OrderService,
    private readonly moves: OrderMoves,
    private readonly places: SlotPlaces,
    private readonly clock: Clock,
  ) {}

  async page({ id, settings, address }: Shop): Promise<PhoneOrderPage> {
    const { delivery, pickup } = settings.leadMinutes;
    const drives = settings.deliveryAreas.length > 0;
    return {
      ways: PHONE_WAYS.filter((way) => hasHours(settings, way) && (way === 'pickup' || drives)),
      leadMinutes: { delivery, pickup },
      city: address.city,
      dishes: phoneDishesOf(await this.menus.menuOf(id), this.clock.now()),
    };
  }

  async slots(shop: Shop, fulfilment: PhoneWay): Promise<PhoneSlot[]> {
    const now = this.clock.now();
    const loads = await this.places.loads(shop, fulfilment);
    return slotsFor(shop.settings, { now, fulfilment, loads })
      .slice(0, MOST_SLOTS)
      .map((slot) => slotViewOf(slot, now));
  }

  async quote(shop: Shop, body: PhoneQuoteDto): Promise<PhoneQuote> {
    const draft = phoneDraftOf(shop, body);
    const quote = await this.quotes.quote(onThePhone(shop), draft, this.clock.now());
    const { sums, area, lines, minAge, handoverAt, refusal } = quote;
    return {
      lines: lines.map(({ grossCents }) => ({ grossCents })),
      goodsCents: sums.goodsCents,
      discountCents: sums.discountCents,
      feesCents: sums.fees.reduce((all, { cents }) => all + cents, 0),
      depositCents: sums.depositCents,
      payableCents: sums.payableCents,
      area: area?.name ?? null,
      handoverAt: handoverAt.toISOString(),
      minAge,
      refusal: refusal?.message ?? null,
    };
  }

  /** Whoever takes it on the phone has said yes already, so the kitchen gets it at once. */
  async place({ userId }: Viewer, shop: Shop, body: PhoneOrderDto, key: string): Promise<PlacedByPhone> {
    const phone = phoneOf(shop, body);
    const { name, note = '', remembered, ageConfirmed = false, expectedCents = null } = body;
    const order = await this.orders.place(onThePhone(shop), {
      draft: phoneDraftOf(shop, body),
      contact: { name, phone, email: '', note },
      phoned: { by: userId, remembered },
      minutes: body.minutes,
      expectedCents,
      expectedLines: null,
      ageConfirmed,
      idempotencyKey: key,
    });
    const minutes = body.minutes ?? shop.settings.leadMinutes[body.fulfilment];
    return placedView(await this.accepted(order, userId, minutes));
  }

  /** Sent twice it is accepted once, and by then the kitchen may have begun. */
  private async accepted(order: Order, by: string, minutes: number): Promise<Order> {
    if (order.state !== 'placed') return order;
    return this.moves.move(order.shopId, order.id, {
      to: 'accepted',
      by,
      minutes,
      from: ['placed', 'accepted'],
    });
  }
}

function phoneOf({ address }: Shop, { phone: typed, ...basket }: PhoneOrderDto): string {
  const phone = typed.trim() === '' ? '' : e164Of(typed, address.country);
  if (phone === null) throw new InvalidInput({ phone: UNDIALABLE });
  const missing = missingFor(basket, phone);
  if (missing) throw new InvalidInput({ [missing]: MISSING[missing] });
  return phone;
}

const placedView = ({ id, number, promisedAt, sums }: Order): PlacedByPhone => ({
  id,
  number,
  promisedAt: promisedAt?.toISOString() ?? null,
  payableCents: sums.payableCents,
});

function slotViewOf({ at, label, full }: Slot, now: Date): PhoneSlot {
  const { date } = berlinClock(at);
  const days = daysBetween(berlinClock(now).date, date);
  const day = ['Heute', 'Morgen'][days] ?? formatShortDay(date);
  return { at: at.toISOString(), label: `${day} ${label}`, full };
}
