import { berlinClock, formatLongDate } from '../../../shared/berlin-time.js';
import { formatEuro } from '../../../shared/money.js';
import { PAYMENT_LABEL } from '../history.view.js';
import type { Figures, OnlineMoney } from './day.view.js';

export interface DailyMailView {
  subject: string;
  headline: string;
  preview: string;
  rows: [string, string][];
  total: [string, string];
  note: string;
  path: string;
  reason: string;
}

/** Nobody reads them before, and by then the last order of the night is done. */
const FROM_HOUR = 7;

export const isMorning = (now: Date): boolean => berlinClock(now).minute >= FROM_HOUR * 60;

/** Null after a day without orders. */
export function dailyMailFor(day: string, shopName: string, figures: Figures): DailyMailView | null {
  const { orders, turnoverCents, lost } = figures;
  if (orders === 0 && lost.length === 0) return null;
  const count = orders === 1 ? '1 Bestellung' : `${orders} Bestellungen`;
  const turnover = formatEuro(turnoverCents);
  return {
    subject: `${formatLongDate(day)}: ${count}, ${turnover}`,
    headline: formatLongDate(day),
    preview: `${count}, ${turnover}`,
    rows: rowsOf(figures),
    total: ['Umsatz brutto', turnover],
    note: 'Laut Bestellungen, nicht laut Kasse: ein Kassenabschluss ist das nicht.',
    path: `/app/orderHistory/day?day=${day}`,
    reason: `Diese Adresse steht in den Einstellungen von ${shopName} unter „Bestellmails“, und dort sind die Zahlen des Vortags eingeschaltet.`,
  };
}

function rowsOf({
  orders,
  averageCents,
  minutesToReady,
  late,
  lost,
  discountCents,
  staffTipCents,
  voucherCents,
  payments,
  online,
  vat,
  dishes,
}: Figures): [string, string][] {
  const rows: [string, string | null][] = [
    ['Bestellungen', `${orders}`],
    ['Im Schnitt', averageCents === null ? null : formatEuro(averageCents)],
    ['Bis fertig', minutesToReady === null ? null : `${minutesToReady} min`],
    ['Später als zugesagt', late > 0 ? `${late}` : null],
    ...lost.map(({ label, count }): [string, string] => [label, `${count}`]),
    ['Meistverkauft', dishes[0] ? `${dishes[0].quantity} × ${dishes[0].name}` : null],
    ['Rabatte', discountCents > 0 ? formatEuro(-discountCents) : null],
    ['Trinkgeld fürs Team', staffTipCents > 0 ? formatEuro(staffTipCents) : null],
    ['Mit Gutschein bezahlt', voucherCents > 0 ? formatEuro(voucherCents) : null],
    ...payments.map(({ key, cents }): [string, string] => [
      `Zahlungswunsch ${PAYMENT_LABEL[key]}`,
      formatEuro(cents),
    ]),
    ...online.flatMap(onlineRows),
    ...vat.map(({ rate, vatCents }): [string, string] => [`Darin ${rate} % Steuer`, formatEuro(vatCents)]),
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

const onlineRows = ({ key, paidCents, refundedCents }: OnlineMoney): [string, string][] => [
  [`Online bezahlt, ${PAYMENT_LABEL[key]}`, formatEuro(paidCents)],
  ...(refundedCents > 0
    ? [[`Davon zurückgegeben, ${PAYMENT_LABEL[key]}`, formatEuro(refundedCents)] as [string, string]]
    : []),
];
