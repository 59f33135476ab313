import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { ValidationPipe } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import fc from 'fast-check';
import { BasketDto, OrderDto, PlaceDto, QuoteDto } from '../../../storefront/order/basket.dto.js';
import { InvalidInput, sentences, validation } from '../validation.js';
import { Clean } from './clean.decorator.js';
import type { InputClass } from './input-plan.js';
import { Moment } from './moment.decorator.js';
import { Optional } from './optional.decorator.js';
import { quickInput } from './quick-input.js';

class Inner {
  @Clean(5)
  @IsString()
  @Length(1, 4)
  text!: string;

  @IsOptional()
  @IsInt({ each: true })
  @IsArray()
  numbers: number[] = [7];
}

class Outer {
  @IsIn(['a', 'b'])
  kind!: string;

  @ValidateIf(({ kind }) => kind === 'a')
  @IsObject()
  @ValidateNested()
  @Type(() => Inner)
  one?: Inner;

  @ArrayMaxSize(2)
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => Inner)
  many: Inner[] = [];

  @IsOptional()
  @Moment('Das ist keine Zeit.')
  at?: Date;

  @IsOptional()
  @Transform(({ value }) => (value === 'yes' ? true : value))
  @IsBoolean()
  yes?: boolean;

  @Allow()
  free?: unknown;

  @Optional()
  @Max(9)
  @Min(1)
  count?: number;

  @Optional()
  @Clean(5)
  @IsString()
  note = '';

  @IsOptional()
  @IsEmail()
  mail?: string;
}

const inner = { text: ' ab ', numbers: [1, 2] };
const outer = { kind: 'a', one: inner, many: [inner, { text: 'x' }], at: '2026-11-20T17:30:00.000Z' };
const line = {
  productId: 'p1',
  variantId: null,
  options: [{ groupId: 'g', optionId: 'o', quantity: 1 }],
  quantity: 2,
  note: ' ohne  Eis ',
};
const address = { street: 'Torstraße', houseNo: '1', postalCode: '10119', city: 'Berlin' };
const contact = {
  name: 'Jonas Weber',
  phone: '0171 3920012',
  email: 'jonas@example.org',
  note: 'bitte\nklingeln',
};
const basket = { fulfilment: 'pickup', when: 'asap', lines: [line], payment: 'cash' };
const order = {
  ...basket,
  contact,
  tipCents: 100,
  cashCents: 5_000,
  codes: ['SOMMER'],
  expectedCents: 490,
  expectedLines: [490],
  ageConfirmed: true,
};
const delivery = { ...order, fulfilment: 'delivery', when: '2026-11-20T17:30:00Z', address };

const KINDS: [InputClass, object][] = [
  [Outer, outer],
  [Outer, { ...outer, kind: 'b', yes: 'yes', free: 1, count: 3, mail: 'jonas@example.org' }],
  [BasketDto, basket],
  [QuoteDto, { ...basket, fulfilment: 'delivery', address }],
  [OrderDto, order],
  [OrderDto, delivery],
  [OrderDto, { ...delivery, fulfilment: 'pickup' }],
  [PlaceDto, address],
];

it.each(KINDS)('takes what is right without the libraries: %p', (input, sent) => {
  expect(quickInput(input, structuredClone(sent))).toBeInstanceOf(input);
});

const usual = validation();
const libraries = new ValidationPipe({
  whitelist: true,
  transform: true,
  transformOptions: { exposeUnsetFields: false },
  stopAtFirstError: true,
  exceptionFactory: (errors) => new InvalidInput(sentences(errors)),
});

const answerOf = (pipe: ValidationPipe, input: InputClass, sent: unknown): Promise<unknown> =>
  pipe.transform(structuredClone(sent), { type: 'body', metatype: input }).catch((error: unknown) => {
    if (error instanceof InvalidInput) return { refused: error.fields };
    return { broken: String(error) };
  });

/** Fields change places, go, come and hold what nobody would send. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(...[outer, inner, line, address, contact, [inner], [line], [[line]], [null], [address]]),
  fc.constantFrom(
    ...['a', 'yes', '', ' ', 0, 1, 1.5, -1, 21, 1e308, null, true, 'delivery', 'x'.repeat(400)],
  ),
);
const step = fc.record({
  at: fc.array(fc.nat(9), { minLength: 1, maxLength: 5 }),
  name: fc.constantFrom('', 'note', 'one', 'many', 'address', 'toString', 'constructor', 'unknown'),
  value: fc.option(odd, { nil: undefined }),
});

type Box = Record<string, unknown>;

function broken(sent: object, [first = 0, ...rest]: number[], name: string, value: unknown): void {
  const keys = Object.keys(sent);
  const key = name && rest.length === 0 ? name : (keys[first % Math.max(1, keys.length)] ?? 'none');
  const inside = (sent as Box)[key];
  if (rest.length > 0 && typeof inside === 'object' && inside !== null) broken(inside, rest, name, value);
  else if (value === undefined) delete (sent as Box)[key];
  else (sent as Box)[key] = value;
}

it('says of everything what the libraries say', async () => {
  const kinds = fc.constantFrom(...KINDS);
  await fc.assert(
    fc.asyncProperty(kinds, fc.array(step, { maxLength: 3 }), async ([input, right], steps) => {
      const sent = structuredClone(right);
      for (const { at, name, value } of steps) broken(sent, at, name, structuredClone(value));
      expect(await answerOf(usual, input, sent)).toStrictEqual(await answerOf(libraries, input, sent));
    }),
    { numRuns: 500 },
  );
});

it.each([null, undefined, 'text', 5, true, [], [order], new Date(0), Object.create(order)])(
  'leaves %p to the libraries',
  (sent) => {
    expect(quickInput(OrderDto, sent)).toBeNull();
  },
);
