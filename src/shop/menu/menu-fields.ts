import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Length,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { Decimals } from '../../platform/http/input/decimals.decorator.js';
import { FULFILMENTS } from '../../shared/fulfilment.types.js';
import { ADDITIVES, ALLERGENS } from '../allergens/allergens.types.js';
import { DIETS } from './menu.types.js';

const MAX_CENTS = 1_000_000;
const AMOUNT = { message: 'Bitte einen Betrag von 0,00 bis 10.000,00 € eingeben.' };
const ID = { message: 'Diese Auswahl kennen wir nicht.' };

export const Id = () => applyDecorators(IsString(ID), Length(1, 40, ID), ApiProperty({ type: String }));

/** null stands for "last" or "none". */
export const IdOrNull = () =>
  applyDecorators(
    ValidateIf((_, value) => value !== null),
    IsString(ID),
    Length(1, 40, ID),
    ApiProperty({ type: String, nullable: true }),
  );

/** Empty for a new part. */
export const PartId = () =>
  applyDecorators(IsString(ID), Length(0, 40, ID), ApiProperty({ type: String, maxLength: 40 }));

export const Ids = (max: number) =>
  applyDecorators(
    IsArray(ID),
    ArrayMaxSize(max, { message: `Bitte höchstens ${max} auf einmal.` }),
    ArrayUnique(ID),
    IsString({ each: true, ...ID }),
    Length(1, 40, { each: true, ...ID }),
    ApiProperty({ type: [String], maxItems: max }),
  );

export const Amount = () =>
  applyDecorators(
    IsInt(AMOUNT),
    Min(0, AMOUNT),
    Max(MAX_CENTS, AMOUNT),
    ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_CENTS }),
  );

export const Count = (min: number, max: number) => {
  const message = `Bitte eine ganze Zahl von ${min} bis ${max} eingeben.`;
  return applyDecorators(
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
    ApiProperty({ type: 'integer', minimum: min, maximum: max }),
  );
};

/** A number with decimals, as on a label: percent by volume, grams. */
export const Measure = (max: number) => {
  const message = `Bitte eine Zahl von 0 bis ${max} eingeben.`;
  return applyDecorators(
    Decimals(3, { message }),
    Min(0, { message }),
    Max(max, { message }),
    ApiProperty({ type: Number, minimum: 0, maximum: max }),
  );
};

export const Fulfilments = () => ListOf(FULFILMENTS, 'Diese Bestellart gibt es nicht.');
export const Diets = () => ListOf(DIETS, 'Dieses Merkmal kennen wir nicht.');
export const Additives = () => ListOf(ADDITIVES, 'Diesen Zusatzstoff kennen wir nicht.');

/** null: nobody has checked. */
export const Allergens = () =>
  applyDecorators(
    ValidateIf((_, value) => value !== null && value !== undefined),
    ListOf(ALLERGENS, 'Dieses Allergen kennen wir nicht.'),
  );

function ListOf(values: readonly string[], message: string) {
  return applyDecorators(
    IsArray({ message }),
    ArrayUnique({ message }),
    IsIn(values, { each: true, message }),
    ApiProperty({ enum: values, isArray: true }),
  );
}
