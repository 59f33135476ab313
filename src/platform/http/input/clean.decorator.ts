import { Transform } from 'class-transformer';
import { cleanText } from '../../../shared/text.js';

/** Cleaned before it is judged: what remains is what is stored, printed and mailed. */
export const Clean = (max: number, lines: 'one' | 'many' = 'one') =>
  Transform(({ value }) => (typeof value === 'string' ? cleanText(value, { max, lines }) : value));
