import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { InvalidInput, validation } from '../../platform/http/validation.js';
import { BasketDto, OrderDto } from './basket.dto.js';

const line = { productId: 'p1', quantity: 1, options: [] };
const basket = { fulfilment: 'pickup', when: 'asap', payment: 'cash', lines: [line] };

const contact = { name: 'Jonas', email: 'jonas@example.org' };

const refusalOf = (change: object, metatype: typeof BasketDto = BasketDto): Promise<Record<string, string>> =>
  validation()
    .transform({ ...basket, ...change }, { type: 'body', metatype })
    .then(
      () => ({}),
      (error: InvalidInput) => error.fields,
    );

it.each<[string, object, string, string]>([
  ['a number that is a text', { lines: [{ ...line, quantity: '3' }] }, 'lines.0.quantity', 'number.whole'],
  ['half a piece', { lines: [{ ...line, quantity: 1.5 }] }, 'lines.0.quantity', 'number.whole'],
  ['no piece', { lines: [{ ...line, quantity: 0 }] }, 'lines.0.quantity', 'quantity.tooFew'],
  ['a thousand pieces', { lines: [{ ...line, quantity: 1_000 }] }, 'lines.0.quantity', 'quantity.tooMany'],
  ['extras that are no list', { lines: [{ ...line, options: {} }] }, 'lines.0.options', 'extras.incomplete'],
  ['lines that are no list', { lines: {} }, 'lines', 'basket.missing'],
  ['a tip that is a text', { tipCents: '5' }, 'tipCents', 'number.whole'],
])('says what is wrong first about %s', async (_, change, field, said) => {
  expect(await refusalOf({})).toEqual({});
  expect(await refusalOf(change)).toMatchObject({ [field]: said });
});

it.each<[string, object, string]>([
  ['a sum with three hundred digits', { expectedCents: 1e308 }, 'expectedCents'],
  ['a negative sum', { expectedCents: -1 }, 'expectedCents'],
  ['a line with three hundred digits', { expectedLines: [1e308] }, 'expectedLines'],
  ['a negative line', { expectedLines: [-1] }, 'expectedLines'],
])('does not repeat %s to anybody', async (_, change, field) => {
  expect(await refusalOf({ contact, expectedCents: 490, expectedLines: [490] }, OrderDto)).toEqual({});
  expect(await refusalOf({ contact, ...change }, OrderDto)).toMatchObject({ [field]: 'value.unfit' });
});
