import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { addDays } from '../../../shared/berlin-time.js';
import { businessDayOf } from '../../opening-hours/opening-hours.rules.js';
import { OrderHistory } from '../../order/history/order-history.service.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { DISCOUNT_KINDS } from '../discount.types.js';
import { OfferRepository } from '../offer/offer.repository.js';
import { resultsFile, resultsTally } from './results.rules.js';
import type { DiscountResults } from './results.view.js';

const MOST = 500;

/** What codes and campaigns have brought and cost: it stands in the orders themselves. */
@Injectable()
export class OfferResults {
  constructor(
    private readonly history: OrderHistory,
    private readonly offers: OfferRepository,
    private readonly clock: Clock,
  ) {}

  async of(shop: Shop, days: number): Promise<DiscountResults> {
    const { from, to } = this.periodOf(shop, days);
    const tally = resultsTally(from, to);
    const question = { from, to, states: null, way: null, payment: null, money: null, by: null, search: '' };
    for await (const order of this.history.all(shop.id, question)) tally.add(order);
    const known = await Promise.all(DISCOUNT_KINDS.map((kind) => this.offers.list(shop.id, kind, MOST)));
    return tally.results(new Map(known.flat().map(({ id, label, kind }) => [id, { label, kind }])));
  }

  async file(shop: Shop, days: number): Promise<string> {
    const { from, to } = this.periodOf(shop, days);
    return resultsFile(await this.of(shop, days), from, to);
  }

  private periodOf({ settings }: Shop, days: number): { from: string; to: string } {
    const to = businessDayOf(settings, this.clock.now());
    return { from: addDays(to, 1 - days), to };
  }
}
