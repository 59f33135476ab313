import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { businessDayOf } from '../../opening-hours/opening-hours.rules.js';
import { OrderHistory } from '../../order/history/order-history.service.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { figuresNeed } from '../../subscription/figure-window.rules.js';
import type { Period, Span } from './day.types.js';
import type { DayPage, Figures } from './day.view.js';
import { tally } from './figures.rules.js';
import {
  comparedText,
  neighbours,
  periodBefore,
  periodOf,
  periodText,
  stretchBefore,
} from './period.rules.js';

/** What a day, a week or a month was like, beside the one before. */
@Injectable()
export class DayService {
  constructor(
    private readonly history: OrderHistory,
    private readonly clock: Clock,
  ) {}

  async page({ id, settings, subscription }: Shop, asked: string, span: Span): Promise<DayPage> {
    const now = this.clock.now();
    const today = businessDayOf(settings, now);
    const period = periodOf(asked || today, span);
    const earlier = periodBefore(period, span);
    const stretch = stretchBefore(period, earlier, today, now);
    const { before, after } = neighbours(period, span);
    const needs = figuresNeed(subscription, period.from, today);
    return {
      span,
      needs,
      period,
      title: periodText(period, span),
      comparedWith: comparedText(span, earlier, stretch),
      earlierFrom: earlier.from,
      before,
      after: after <= today ? after : null,
      figures: needs ? tally().figures() : await this.figures(id, period),
      earlier: needs ? tally().figures() : await this.figures(id, stretch ?? earlier, stretch?.until),
    };
  }

  async figures(shopId: string, { from, to }: Period, until?: Date): Promise<Figures> {
    const sum = tally();
    const question = { from, to, states: null, way: null, payment: null, money: null, by: null, search: '' };
    for await (const order of this.history.all(shopId, question))
      if (!until || order.placedAt <= until) sum.add(order);
    return sum.figures();
  }
}
