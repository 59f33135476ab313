import { formatDate, formatTime } from '../../shared/berlin-time.js';
import { FULFILMENT_LABEL } from '../../shared/fulfilment.types.js';
import { guarded } from '../menu-file/table/cell-guard.rules.js';
import { csvFrom } from '../menu-file/table/csv.rules.js';
import type { Order } from '../order/order.types.js';
import { STATE_LABEL } from '../order/order.view.js';
import { moneyOf } from '../order/paying/money.rules.js';
import { type MoneyByRate, NO_MONEY } from '../payment/refund/money-by-rate.rules.js';
import { onlinePaidOf, onlineRefundedOf } from './day/online.rules.js';
import { PAYMENT_LABEL } from './history.view.js';
import { reasonOf } from './history-row.rules.js';

/** The rates a restaurant meets; whatever else there is goes into the last columns. */
const RATES = [7, 19];

type Cell = (order: Order, money: MoneyByRate) => string | number;

const vat =
  (rate: number, of: 'grossCents' | 'netCents' | 'vatCents'): Cell =>
  ({ sums }) =>
    sums.groups.filter((group) => group.rate === rate).reduce((sum, group) => sum + group[of], 0);

const feesOf: Cell = ({ sums }) => sums.fees.reduce((sum, { cents }) => sum + cents, 0);

const refundedAt = (rate: number, { payment }: Order, { refunds }: MoneyByRate): number =>
  (payment.test ? [] : refunds)
    .flatMap(({ split }) => split)
    .filter((share) => share.rate === rate)
    .reduce((sum, { grossCents }) => sum + grossCents, 0);

/** No guest stands in it: a file leaves the house more easily than a page. */
const COLUMNS: [string, Cell][] = [
  ['Tag', ({ businessDay }) => formatDate(businessDay)],
  ['Nummer', ({ number }) => `${number}`],
  ['Bestellt am', ({ placedAt }) => formatDate(placedAt)],
  ['Uhrzeit', ({ placedAt }) => formatTime(placedAt)],
  ['Art', ({ fulfilment }) => FULFILMENT_LABEL[fulfilment]],
  ['Aufgenommen', ({ phoned }) => (phoned ? 'Telefon' : 'Online')],
  ['Zustand', ({ state }) => STATE_LABEL[state]],
  ['Grund', (order) => guarded(reasonOf(order))],
  ['Zahlungswunsch', ({ payment }) => PAYMENT_LABEL[payment.way]],
  ['Waren', ({ sums }) => sums.goodsCents],
  ['Rabatt', ({ sums }) => -sums.discountCents],
  ['Pfand', ({ sums }) => sums.depositCents],
  ['Gebühren', feesOf],
  ...RATES.flatMap((rate): [string, Cell][] => [
    [`Brutto ${rate} %`, vat(rate, 'grossCents')],
    [`Netto ${rate} %`, vat(rate, 'netCents')],
    [`USt ${rate} %`, vat(rate, 'vatCents')],
  ]),
  ['Brutto 0 %', vat(0, 'grossCents')],
  ['Trinkgeld', ({ sums }) => sums.tipCents],
  ['Gutschein', ({ sums }) => -sums.voucherCents],
  ['Gesamt', ({ sums }) => sums.payableCents],
  ['Zahlungsstand', (order) => guarded(stateOfMoney(order))],
  ['Online bezahlt', onlinePaidOf],
  ['Erstattet', (order) => -onlineRefundedOf(order)],
  ...RATES.map((rate): [string, Cell] => [
    `Erstattet brutto ${rate} %`,
    (order, money) => -refundedAt(rate, order, money),
  ]),
];

/** Test keys move no money: whoever adds up must see why nothing stands there. */
const stateOfMoney = ({ payment }: Order): string => {
  if (!payment.state) return '';
  const { words, test } = moneyOf({ payment });
  return test ? `${words} (Test)` : words;
};

export const fileHead = (): string => csvFrom([COLUMNS.map(([name]) => name)], ';');

export const fileRow = (order: Order, money: MoneyByRate = NO_MONEY): string =>
  csvFrom([COLUMNS.map(([, cell]) => shown(cell(order, money)))], ';');

/** Amounts as a German table program reads them. */
const shown = (value: string | number): string => (typeof value === 'number' ? formatAmount(value) : value);

const formatAmount = (cents: number): string => (cents / 100 + 0).toFixed(2).replace('.', ',');
