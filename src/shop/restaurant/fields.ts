import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsArray,
  IsEmail,
  IsInt,
  IsObject,
  IsString,
  IsUrl,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator';
import { isDayOfThisCentury } from '../../shared/berlin-time.js';
import { cleanText } from '../../shared/text.js';
import { plainPostalCode } from '../delivery/street.rules.js';
import { type Network, socialOf, WRONG_SOCIAL } from './socials.rules.js';

const FAR = 20_000;
const says = (message: string): ValidationOptions => ({ message });

/** Left out means "as it was"; null is an answer like any other, and rarely a fitting one. */
export const Given = () => ValidateIf((_, value) => value !== undefined);

/** An address somebody kept or mistyped opens the page: what is no day is none. */
export const ShownDay = () =>
  Transform(({ value }) => (typeof value === 'string' && isDayOfThisCentury(value) ? value : ''));

/** One line of clean text, no longer than a page can show. */
export const Line = (max: number) =>
  applyDecorators(Given(), Cleaned(), IsLine(max), Documented({ maxLength: max }));

export const NeededLine = (max: number) =>
  applyDecorators(Cleaned(), IsLine(max), Documented({ maxLength: max, required: true }));

/** A line of a form that may be left empty; what stands in it must fit. */
export const LineLike = (max: number, pattern: RegExp, sentence: string) =>
  applyDecorators(
    FilledIn(),
    Cleaned(),
    IsLine(max),
    Matches(pattern, says(sentence)),
    Documented({ maxLength: max, pattern: pattern.source }),
  );

/** People write 'D-10969' and mean 10969. */
export const GermanPostalCode = () =>
  Transform(({ value }) => (typeof value === 'string' ? plainPostalCode(value) : value));

export const Email = () =>
  applyDecorators(
    FilledIn(),
    Cleaned(),
    MaxLength(254, says('Bitte höchstens 254 Zeichen eingeben.')),
    IsEmail({}, says('Bitte gib eine gültige E-Mail-Adresse ein.')),
    Documented({ maxLength: 254, format: 'email' }),
  );

/** People write "www.bella.de" and mean the address. */
export const WebAddress = () =>
  applyDecorators(
    FilledIn(),
    Transform(({ value }) =>
      typeof value === 'string' ? withProtocol(cleanText(value, { max: FAR })) : value,
    ),
    MaxLength(300, says('Bitte höchstens 300 Zeichen eingeben.')),
    IsUrl(
      { protocols: ['http', 'https'], require_protocol: true },
      says('Bitte gib eine gültige Internetadresse ein.'),
    ),
    Documented({ maxLength: 300, format: 'uri' }),
  );

/** A profile elsewhere, by its name or its address. */
export const Social = (network: Network) =>
  applyDecorators(
    FilledIn(),
    Cleaned(),
    Transform(({ value }) => (typeof value === 'string' ? (socialOf(network, value) ?? value) : value)),
    MaxLength(300, says('Bitte höchstens 300 Zeichen eingeben.')),
    ValidateBy(
      {
        name: 'social',
        validator: { validate: (value) => typeof value === 'string' && socialOf(network, value) !== null },
      },
      says(WRONG_SOCIAL[network]),
    ),
    Documented({ maxLength: 300 }),
  );

/** An object of its own fields. A list would pass `ValidateNested` and then stand where the object was. */
export const Nested = (type: () => new () => object, message: string) =>
  applyDecorators(IsObject(says(message)), ValidateNested(says(message)), Type(type));

export const NestedList = (type: () => new () => object, message: string) =>
  applyDecorators(
    IsArray(says(message)),
    IsObject({ each: true, message }),
    ValidateNested({ each: true, message }),
    Type(type),
  );

/** What the page was made from; a save from an older page is refused instead of undoing the newer one. */
export const Version = () =>
  applyDecorators(
    Given(),
    IsInt(says('Bitte die Seite neu laden.')),
    ApiProperty({ type: 'integer', required: false }),
  );

const IsLine = (max: number) =>
  applyDecorators(
    IsString(says('Bitte Text eingeben.')),
    MaxLength(max, says(`Bitte höchstens ${max} Zeichen eingeben.`)),
  );

const Documented = (schema: { maxLength: number; required?: boolean; pattern?: string; format?: string }) =>
  ApiProperty({ type: String, required: false, ...schema });

const FilledIn = () => ValidateIf((_, value) => value !== undefined && value !== '');

const Cleaned = () =>
  Transform(({ value }) => (typeof value === 'string' ? cleanText(value, { max: FAR }) : value));

const withProtocol = (text: string): string =>
  text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`;
