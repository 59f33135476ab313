import { expect, it } from '@jest/globals';
import { newCode } from '../../../../src/shop/voucher/voucher-code.rules';
import { isSameCode, withCode, withoutLost, writtenCode } from './codes';

it('keeps each code once, as it is stored, and five at most', () => {
  expect(withCode(['2345'], ' abc-d ')).toEqual(['2345', 'ABCD']);
  expect(withCode(['ABCD'], 'ab cd')).toEqual(['ABCD']);
  expect(withCode(['A', 'B', 'C', 'D', 'E'], 'F')).toEqual(['B', 'C', 'D', 'E', 'F']);
  expect(withCode(['A'], ' - ')).toEqual(['A']);
});

it('leaves a discount its letters, and puts right those of a voucher alone', () => {
  expect(writtenCode(' Sommer-10 ')).toBe('SOMMER10');
  const voucher = newCode(() => 3);
  expect(writtenCode(voucher.replaceAll('5', 's').toLowerCase())).toBe(voucher);
});

it('knows a code again that the server has written its own way', () => {
  expect([isSameCode('SOMMER', '50MMER'), isSameCode('SOMMER', '5OMMER')]).toEqual([false, true]);
});

it('lets go of what nothing makes valid, and keeps what may still be', () => {
  const said = { kind: 'discount' as const, message: 'Nein.', cents: 0, leftCents: 0 };
  const codes = [
    { ...said, code: '5OMMER', isLost: true },
    { ...said, code: 'WINTER', isLost: false },
  ];
  expect(withoutLost(['SOMMER', 'WINTER', 'NEU'], { codes })).toEqual(['WINTER', 'NEU']);
  expect(withoutLost(['SOMMER'], null)).toEqual(['SOMMER']);
});
