import { Decimal128 } from 'bson';
import { type Slot, T } from './slot.js';

/** A number as a double and what the double leaves out, so that longs, decimals and doubles compare exactly. */
export interface Exact {
  double: number;
  remainder: { sign: number; exact: () => Exact } | null;
}

interface Fraction {
  top: bigint;
  bottom: bigint;
}

export function exactOf({ type, bytes, at }: Slot): Exact {
  if (type === T.long) return expand({ top: bytes.readBigInt64LE(at), bottom: 1n });
  const text = new Decimal128(bytes.subarray(at, at + 16)).toString();
  const plain = /^(-?)(\d*)\.?(\d*)(?:E([+-]\d+))?$/.exec(text);
  if (!plain) return { double: Number(text), remainder: null };
  return expand(fractionOf(plain));
}

function fractionOf([, sign, whole = '', decimals = '', exponent = '0']: RegExpExecArray): Fraction {
  const digits = BigInt(`${whole}${decimals}`) * (sign === '-' ? -1n : 1n);
  const power = Number(exponent) - decimals.length;
  return power < 0
    ? { top: digits, bottom: 10n ** BigInt(-power) }
    : { top: digits * 10n ** BigInt(power), bottom: 1n };
}

function expand(value: Fraction): Exact {
  const double = nearest(value);
  if (!Number.isFinite(double) || double === 0) return { double, remainder: null };
  const rest = minus(value, double);
  if (rest.top === 0n) return { double, remainder: null };
  return { double, remainder: { sign: rest.top < 0n ? -1 : 1, exact: () => expand(rest) } };
}

function nearest({ top, bottom }: Fraction): number {
  if (bottom === 1n) return Number(top);
  const negative = top < 0n;
  const size = negative ? -top : top;
  const shift = Math.max(0, 80 - (bits(size) - bits(bottom)));
  const scaled = Number((size << BigInt(shift)) / bottom) * 2 ** -Math.min(shift, 1000);
  const value = shift > 1000 ? scaled * 2 ** -(shift - 1000) : scaled;
  return negative ? -value : value;
}

function minus({ top, bottom }: Fraction, double: number): Fraction {
  const other = fractionOfDouble(double);
  return { top: top * other.bottom - other.top * bottom, bottom: bottom * other.bottom };
}

function fractionOfDouble(value: number): Fraction {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const raw = view.getBigUint64(0);
  const exponent = Number((raw >> 52n) & 0x7ffn);
  const mantissa = (raw & 0xfffffffffffffn) | (exponent === 0 ? 0n : 1n << 52n);
  const power = (exponent === 0 ? 1 : exponent) - 1075;
  const top = raw >> 63n ? -mantissa : mantissa;
  return power < 0 ? { top, bottom: 1n << BigInt(-power) } : { top: top << BigInt(power), bottom: 1n };
}

const bits = (value: bigint): number => value.toString(2).length;
