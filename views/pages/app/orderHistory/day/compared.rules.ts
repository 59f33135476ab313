import type { Figures } from '../../../../../src/shop/history/day/day.view';

/** '+9 zum 13.11.'; nothing where there was nothing to compare with. */
export function compared(now: number, before: number, comparedWith: string): string | undefined {
  if (before === 0) return;
  return `${signed(now - before)} ${comparedWith}`;
}

/** '+11 % zum 13.11.' */
export function comparedShare(now: number, before: number, comparedWith: string): string | undefined {
  if (before === 0) return;
  return `${signed(Math.round(((now - before) / before) * 100))} % ${comparedWith}`;
}

/** Of the orders that had a promise. */
export const punctual = ({ late, promised }: Pick<Figures, 'late' | 'promised'>): string =>
  promised === 0 ? '–' : `${Math.floor(((promised - late) / promised) * 100)} %`;

const signed = (value: number): string => {
  if (value === 0) return '±0';
  return value > 0 ? `+${value}` : `−${-value}`;
};
