import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { FULFILMENTS } from '../../shared/fulfilment.types.js';
import { PAYMENT_METHODS } from '../basket/basket.types.js';
import { PAY_STATES } from '../order/paying/order-payment.types.js';
import { Given, Line, ShownDay } from '../restaurant/fields.js';
import { SPANS, type Span } from './day/day.types.js';
import { HISTORY_STATES, type HistoryAsked, LATENESS } from './history.view.js';

const MOST_CURSOR = 40;

/** An address somebody kept or mistyped opens the page: what is no answer to a question is none. */
const OneOf = <T extends string>(answers: readonly T[], otherwise: T | '') =>
  Transform(({ value }) => (answers.includes(value) ? value : otherwise));
const Asked = (answers?: readonly string[]) =>
  ApiProperty({ required: false, type: String, ...(answers && { enum: answers }) });

export class HistoryDto implements Partial<HistoryAsked> {
  @Given() @ShownDay() @Asked() from?: string;
  @Given() @ShownDay() @Asked() to?: string;
  @Given() @OneOf(HISTORY_STATES, 'all') @Asked(HISTORY_STATES) state?: HistoryAsked['state'];
  @Given() @OneOf(FULFILMENTS, '') @Asked(FULFILMENTS) way?: HistoryAsked['way'];
  @Given() @OneOf(PAYMENT_METHODS, '') @Asked(PAYMENT_METHODS) payment?: HistoryAsked['payment'];
  @Given() @OneOf(PAY_STATES, '') @Asked(PAY_STATES) money?: HistoryAsked['money'];
  @Given() @OneOf(LATENESS, '') @Asked(LATENESS) late?: HistoryAsked['late'];
  @Line(60) by?: string;
  @Line(60) search?: string;
}

export class MoreHistoryDto extends HistoryDto {
  @Line(MOST_CURSOR) after?: string;
}

export class PeriodDto {
  @Given() @ShownDay() @Asked() day?: string;
  @Given() @OneOf(SPANS, 'day') @Asked(SPANS) span?: Span;
}
