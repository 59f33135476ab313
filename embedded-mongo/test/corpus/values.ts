import { Decimal128, ObjectId } from 'mongodb';

export const day = (text: string): Date => new Date(text);
export const decimal = (text: string): Decimal128 => Decimal128.fromString(text);
export const id = (n: number): ObjectId => new ObjectId(String(n).padStart(24, '0'));

export type Cases<T = object> = Record<string, T>;
