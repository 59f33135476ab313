import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { addDays } from '../../../shared/berlin-time.js';
import { businessDayOf } from '../../opening-hours/opening-hours.rules.js';
import type { HistoryQuestion } from '../../order/history/history.types.js';
import { OrderHistory } from '../../order/history/order-history.service.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { figuresNeed } from '../../subscription/figure-window.rules.js';
import type { Glance, HistoryAsked } from '../history.view.js';
import { questionOf } from '../history-question.rules.js';
import type { Period, Span } from './day.types.js';
import type { DayPage, Figures } from './day.view.js';
import { briefTally, tally } from './figures.rules.js';
import {
  comparedText,
  neighbours,
  periodBefore,
  periodOf,
  periodText,
  stretchBefore,
} from './period.rules.js';

const MOST_DAYS = 6;

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

  /** What a list of orders comes to. Nobody waits for the sums of a year to read its first page. */
  async glance({ id, settings, subscription }: Shop, asked: HistoryAsked): Promise<Glance | null> {
    // Those count for nothing.
    if (asked.state === 'rejected' || asked.state === 'cancelled') return null;
    const today = businessDayOf(settings, this.clock.now());
    const { from, to } = asked;
    const isToday = !from || !to || from < addDays(to, -MOST_DAYS);
    if (!isToday && figuresNeed(subscription, from, today)) return null;
    const question = questionOf(isToday ? { ...asked, from: today, to: today } : asked);
    const sum = briefTally();
    for await (const order of this.history.outlines(id, question)) sum.add(order);
    return { isToday: isToday || (from === today && to === today), ...sum.figures() };
  }

  figures(shopId: string, { from, to }: Period, until?: Date): Promise<Figures> {
    const all = { states: null, way: null, payment: null, money: null, by: null, search: '' };
    return this.sumOf(shopId, { from, to, ...all }, until);
  }

  private async sumOf(shopId: string, question: HistoryQuestion, until?: Date): Promise<Figures> {
    const sum = tally();
    for await (const order of this.history.all(shopId, question))
      if (!until || order.placedAt <= until) sum.add(order);
    return sum.figures();
  }
}
