import { ValidateBy, type ValidationOptions } from 'class-validator';

/** A number with so many places behind the point. class-validator's own rule throws at numbers like 1e-7. */
export const Decimals = (places: number, options: ValidationOptions) =>
  ValidateBy({ name: 'decimals', validator: { validate: (value) => hasDecimals(value, places) } }, options);

const hasDecimals = (value: unknown, places: number): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(places)) === value;
