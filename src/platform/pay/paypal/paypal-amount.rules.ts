import type { Cents } from '../../../shared/money.js';

const VALUE = /^(\d{1,10})(?:\.(\d{1,2}))?$/;

/** 1234 is "12.34"; by digits alone, so that no binary fraction comes in between. */
export function decimalOf(cents: Cents): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`${cents} is no amount`);
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** null: no amount with whole cents. */
export function centsOf(value: string): Cents | null {
  const [, euros, fraction = ''] = VALUE.exec(value) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(fraction.padEnd(2, '0'));
}
