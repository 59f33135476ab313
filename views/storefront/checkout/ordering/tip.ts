import { formatCents, roundHalfAway } from '../../../../src/shared/money';
import type { Language } from '../../../../src/shared/voice.types';

/** What a guest gives on top: nothing, a share of the goods, or what they type. */
export type Tip = { kind: 'none' } | { kind: 'percent'; percent: number } | { kind: 'own'; text: string };

export const PERCENTS = [5, 10, 15] as const;

/** As much as the server takes. */
const MOST_CENTS = 20_000;

/** To ten cents: nobody counts out 3,47 €. */
export const shareOf = (goodsCents: number, percent: number): number =>
  Math.min(roundHalfAway((goodsCents * percent) / 1000) * 10, MOST_CENTS);

/** '3', '3,5', '3.50 €'; null for what is no amount. Nothing typed is nothing given. */
export function centsOf(text: string): number | null {
  const typed = text.replace(/[\s€]/g, '');
  if (typed === '') return 0;
  const [, euros, cents = ''] = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  if (euros === undefined) return null;
  const all = Number(euros) * 100 + Number(cents.padEnd(2, '0'));
  return all <= MOST_CENTS ? all : null;
}

/** '3,5' is '3,50' once it is typed; what is no amount stays as it is. */
export function tidy(text: string, language: Language): string {
  const cents = centsOf(text);
  return cents ? formatCents(cents, language) : text.trim();
}

/** What an order says; an amount that cannot be read is none until it can. */
export function tipCentsOf(tip: Tip, goodsCents: number): number {
  if (tip.kind === 'percent') return shareOf(goodsCents, tip.percent);
  return tip.kind === 'own' ? (centsOf(tip.text) ?? 0) : 0;
}
