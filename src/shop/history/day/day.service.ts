import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { businessDayOf } from '../../opening-hours/opening-hours.rules.js';
import { OrderHistory } from '../../order/history/order-history.service.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { Period, Span } from './day.types.js';
import type { DayPage, Figures } from './day.view.js';
import { tally } from './figures.rules.js';
import { comparedText, neighbours, periodBefore, periodOf, periodText } from './period.rules.js';

/** What a day, a week or a month was like, beside the one before. */
@Injectable()
export class DayService {
  constructor(
    private readonly history: OrderHistory,
    private readonly clock: Clock,
  ) {}

  async page({ id, settings }: Shop, asked: string, span: Span): Promise<DayPage> {
    const today = businessDayOf(settings, this.clock.now());
    const period = periodOf(asked || today, span);
    const earlier = periodBefore(period, span);
    const { before, after } = neighbours(period, span);
    return {
      span,
      period,
      title: periodText(period, span),
      comparedWith: comparedText(span, earlier),
      earlierFrom: earlier.from,
      before,
      after: after <= today ? after : null,
      figures: await this.figures(id, period),
      earlier: await this.figures(id, earlier),
    };
  }

  async figures(shopId: string, period: Period): Promise<Figures> {
    const sum = tally();
    const question = { ...period, states: null, way: null, payment: null, money: null, by: null, search: '' };
    for await (const order of this.history.all(shopId, question)) sum.add(order);
    return sum.figures();
  }
}
