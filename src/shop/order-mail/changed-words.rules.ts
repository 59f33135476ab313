import { type Cents, formatEuro } from '../../shared/money.js';
import { neutral } from '../../shared/voice.rules.js';
import { changeText } from '../order/change/change.rules.js';
import type { ChangedLine, Order } from '../order/order.types.js';

/** '47 bei Trattoria Bella' */
interface Which {
  german: string;
  english: string;
}

/** What is left out after a call or at the door, and what that costs. */
export const changedWords = (
  order: Pick<Order, 'sums'>,
  lines: readonly ChangedLine[],
  { german, english }: Which,
) => ({
  subject: {
    du: `Änderung an deiner Bestellung Nr. ${german}`,
    sie: `Änderung an Ihrer Bestellung Nr. ${german}`,
    en: `Your order no. ${english} has changed`,
  },
  headline: {
    du: 'Deine Bestellung wurde geändert',
    sie: 'Ihre Bestellung wurde geändert',
    en: 'Your order has been changed',
  },
  sentences: [
    neutral(`${lines.map(changeText).join(', ')}.`, `${lines.map(changeInEnglish).join(', ')}.`),
    neutral(
      `Zu zahlen sind jetzt ${formatEuro(order.sums.payableCents)}.`,
      `The total is now ${formatEuro(order.sums.payableCents, 'en')}.`,
    ),
  ],
});

const changeInEnglish = ({ name, guestName = name, from, to }: ChangedLine): string =>
  to === 0
    ? `without ${from > 1 ? `${from} × ` : ''}${guestName}`
    : `${to} instead of ${from} × ${guestName}`;

/** Money that goes back. */
export function refundedWords(cents: Cents, { german, english }: Which) {
  const amount = formatEuro(cents);
  const amountEn = formatEuro(cents, 'en');
  return {
    subject: neutral(
      `${amount} zurück für Bestellung Nr. ${german}`,
      `${amountEn} refunded for order no. ${english}`,
    ),
    headline: neutral(`${amount} gehen zurück`, `${amountEn} refunded`),
    sentences: [
      {
        du: `Das Restaurant erstattet dir ${amount}. Das Geld kommt auf dem Weg zurück, auf dem du bezahlt hast.`,
        sie: `Das Restaurant erstattet Ihnen ${amount}. Das Geld kommt auf dem Weg zurück, auf dem Sie bezahlt haben.`,
        en: `The restaurant refunds ${amountEn}. The money comes back the way you paid.`,
      },
    ],
  };
}

export function voucherFilledWords(cents: Cents, { german, english }: Which) {
  const amount = formatEuro(cents);
  const amountEn = formatEuro(cents, 'en');
  return {
    subject: {
      du: `${amount} wieder auf deinem Gutschein, Bestellung Nr. ${german}`,
      sie: `${amount} wieder auf Ihrem Gutschein, Bestellung Nr. ${german}`,
      en: `${amountEn} back on your voucher, order no. ${english}`,
    },
    headline: neutral(`${amount} sind wieder auf dem Gutschein`, `${amountEn} are back on the voucher`),
    sentences: [
      {
        du: `Das Restaurant erstattet dir ${amount}. So viel hattest du mit einem Gutschein bezahlt, und dort steht es wieder. Der Code ist derselbe.`,
        sie: `Das Restaurant erstattet Ihnen ${amount}. So viel hatten Sie mit einem Gutschein bezahlt, und dort steht es wieder. Der Code ist derselbe.`,
        en: `The restaurant refunds ${amountEn}. A voucher had paid as much, and it is back on it. The code is the same.`,
      },
    ],
  };
}
