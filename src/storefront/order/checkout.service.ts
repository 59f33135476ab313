import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { InvalidInput } from '../../platform/http/validation.js';
import { e164Of } from '../../shared/phone.js';
import type { Language, Voice } from '../../shared/voice.types.js';
import type { OrderDraft, PickupDraft, PostalAddress, TableDraft } from '../../shop/basket/basket.types.js';
import { draftLinesOf } from '../../shop/basket/draft-lines.rules.js';
import { QuoteService } from '../../shop/basket/quote.service.js';
import { cheaperDeliveryOf } from '../../shop/delivery/delivery.rules.js';
import { OrderService } from '../../shop/order/order.service.js';
import type { Order } from '../../shop/order/order.types.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { pickupMinutesOf } from '../menu/way-states.rules.js';
import type { GuestMessage } from '../words/guest-messages.rules.js';
import { voiceFor } from '../words/voice.rules.js';
import type { OrderDto, QuoteDto } from './basket.dto.js';
import { codeViewsOf, discountRowsOf, discountViewsOf } from './code-view.rules.js';
import { GuestCodes } from './guest-codes.service.js';
import { lineViewOf } from './line-view.rules.js';
import { OrderLimits } from './order-limits.service.js';
import type { QuoteView } from './quote.view.js';

/** Whose browser asks, and in which language. */
interface Asker {
  lang: Language;
  ip: string;
  /** Where it is served; only orders at a table have one. */
  table?: AtTable;
}

export type AtTable = Pick<TableDraft, 'tableCode' | 'table' | 'deposit'>;

/** Prices a basket and places the order. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly quotes: QuoteService,
    private readonly orders: OrderService,
    private readonly limits: OrderLimits,
    private readonly codes: GuestCodes,
    private readonly clock: Clock,
  ) {}

  async quote(shop: Shop, body: QuoteDto, { lang, ip, table }: Asker): Promise<QuoteView> {
    const voice = voiceFor(shop, lang);
    const { vouchers, discountCodes } = await this.codes.judge(shop, body.codes ?? [], ip);
    const codes = vouchers.filter(({ refusal }) => refusal === null).map(({ code }) => code);
    const draft = { ...draftOf(body, voice, table), codes, discountCodes };
    const quoted = await this.quotes.quote(shop, draft, this.clock.now());
    const { lines, sums, area, refusal } = quoted;
    return {
      lines: lines.map((line) => lineViewOf(line, lang)),
      goodsCents: sums.goodsCents,
      discountCents: sums.discountCents,
      discounts: discountRowsOf(sums, lang),
      fees: sums.fees,
      depositCents: sums.depositCents,
      groups: sums.groups,
      tipCents: sums.tipCents,
      voucherCents: sums.voucherCents,
      codes: [...discountViewsOf(quoted.codes, voice), ...codeViewsOf(vouchers, sums.voucherCents, voice)],
      payableCents: sums.payableCents,
      countedCents: sums.baseCents,
      missingToMinimumCents: sums.missingToMinimumCents,
      cheaperDelivery: area && cheaperDeliveryOf(area, shop.settings.deliveryAreaRules, sums.baseCents),
      area: area?.name ?? null,
      etaMinutes: area?.eta ?? minutesOf(shop, body.fulfilment),
      refusal,
      legend: quoted.legend,
      minAge: quoted.minAge,
      handoverAt: quoted.handoverAt.toISOString(),
    };
  }

  async place(
    shop: Shop,
    { contact, expectedCents, expectedLines, ageConfirmed = false, ...body }: OrderDto,
    { key: idempotencyKey, lang, ip, table }: Asker & { key: string },
  ): Promise<Order> {
    const { name, note = '' } = contact;
    const email = emailOf(body.fulfilment, contact.email);
    const phone = phoneOf(shop, body.fulfilment, contact.phone);
    const { vouchers, discountCodes } = await this.codes.judge(shop, body.codes ?? [], ip);
    const named = { codes: vouchers.map(({ code }) => code), discountCodes, guest: { phone, email } };
    const draft = { ...draftOf(body, voiceFor(shop, lang), table), ...named };
    const request = {
      draft,
      contact: { name, phone, email, note },
      expectedCents: expectedCents ?? null,
      expectedLines: expectedLines ?? null,
      ageConfirmed,
      idempotencyKey,
    };
    return this.limits.during(shop, { draft, phone, email }, () => this.orders.place(shop, request));
  }
}

/** As it is dialled; only whoever drives has to be able to call. */
function phoneOf({ address }: Shop, fulfilment: OrderDto['fulfilment'], typed = ''): string {
  const refused = (why: GuestMessage) => new InvalidInput({ 'contact.phone': why });
  if (!typed && fulfilment === 'delivery') throw refused('phone.missing');
  const phone = typed && e164Of(typed, address.country);
  if (phone === null) throw refused('phone.invalid');
  return phone;
}

/** Who sits at a table reads on its page what others read in their mail. */
function emailOf(fulfilment: OrderDto['fulfilment'], typed = ''): string {
  if (!typed && fulfilment !== 'table')
    throw new InvalidInput({ 'contact.email': 'email.invalid' satisfies GuestMessage });
  return fulfilment === 'table' ? '' : typed;
}

const minutesOf = ({ settings }: Shop, fulfilment: QuoteDto['fulfilment']): QuoteView['etaMinutes'] =>
  fulfilment === 'pickup' ? pickupMinutesOf(settings) : settings.deliveryTime;

type Wanted = QuoteDto & { address?: Partial<PostalAddress> };

function draftOf(body: Wanted, voice: Voice, table?: AtTable): OrderDraft {
  const draft = anyDraftOf(body, voice);
  if (table) return { ...draft, ...table, fulfilment: 'table', when: 'asap' };
  if (body.fulfilment === 'pickup') return { ...draft, fulfilment: 'pickup' };
  const { address } = body;
  return { ...draft, fulfilment: 'delivery', address: address ? addressOf(address) : null };
}

const anyDraftOf = (
  { when, lines, payment, cashCents, tipCents = 0 }: Wanted,
  voice: Voice,
): Omit<PickupDraft, 'fulfilment'> => ({
  when: when === 'asap' ? 'asap' : new Date(when),
  lines: draftLinesOf(lines),
  payment,
  cashCents,
  tipCents,
  speech: voice,
});

const addressOf = ({
  street = '',
  houseNo = '',
  postalCode = '',
  city = '',
  floor = '',
  company = '',
  note = '',
}: Partial<PostalAddress>): PostalAddress => ({ street, houseNo, postalCode, city, floor, company, note });
