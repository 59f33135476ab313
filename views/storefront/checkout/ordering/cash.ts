import { MOST_CASH_CENTS } from '../../../../src/shop/restaurant/pay-ways.types';

/** What a guest who pays in cash hands over: nobody has to say, to the cent, a note, or an amount of their own. */
export type Cash =
  | { kind: 'open' }
  | { kind: 'exact' }
  | { kind: 'note'; cents: number }
  | { kind: 'own'; text: string };

const NOTES = [1_000, 5_000, 10_000];

/** What people take out of their purse: full tens, then fifties, then hundreds. */
export const notesFor = (payableCents: number): number[] =>
  payableCents <= 0
    ? []
    : [...new Set(NOTES.map((note) => Math.ceil(payableCents / note) * note))].filter(
        (cents) => cents > payableCents && cents <= MOST_CASH_CENTS,
      );

/** '50', '50,00', '50.5 €'; null for what is no amount or more than anybody hands over. */
export function cashOf(text: string): number | null {
  const [, euros, cents = ''] = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s€]/g, '')) ?? [];
  if (euros === undefined) return null;
  const all = Number(euros) * 100 + Number(cents.padEnd(2, '0'));
  return all <= MOST_CASH_CENTS ? all : null;
}

/** What an order says; null where nothing is said, or nothing that makes sense. */
export function cashCentsOf(cash: Cash, payableCents: number): number | null {
  const cents = givenBy(cash, payableCents);
  return cents !== null && cents > 0 && cents >= payableCents ? cents : null;
}

/** Typed, and less than it costs or no amount at all. Nothing typed is nothing said. */
export const isCashShort = (cash: Cash, payableCents: number): boolean =>
  cash.kind === 'own' && cash.text.trim() !== '' && cashCentsOf(cash, payableCents) === null;

function givenBy(cash: Cash, payableCents: number): number | null {
  if (cash.kind === 'exact') return payableCents;
  if (cash.kind === 'note') return cash.cents;
  return cash.kind === 'own' ? cashOf(cash.text) : null;
}
