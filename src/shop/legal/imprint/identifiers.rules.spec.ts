import { describe, expect, it } from '@jest/globals';
import {
  isEconomicId,
  isRegisterNumber,
  isVatId,
  looksLikeEconomicId,
  looksLikeTaxNumber,
} from './identifiers.rules.js';

describe('numbers of a business', () => {
  it.each([
    ['DE136695976', true],
    ['DE123456788', true],
    ['DE111111125', true],
    ['DE 136 695 976', true],
    ['DE-136695976', true],
    ['D-136695976', true],
    ['de136695976', true],
    ['de 136.695.976', true],
    ['DE123456789', false],
    ['DE1366959', false],
    ['136695976', false],
    ['', false],
  ])('the VAT id %p has the right check digit: %p', (id, right) => {
    expect(isVatId(id)).toBe(right);
  });

  it.each([
    ['HRB 741102', true],
    ['HRB 12345 B', true],
    ['HRA12', true],
    ['GsR 12', true],
    ['HRB ABC', false],
    ['741102', false],
  ])('%p is a register number: %p', (number, is) => {
    expect(isRegisterNumber(number)).toBe(is);
  });

  it.each([
    ['DE123456788-00001', true],
    ['de 123456788 - 00001', true],
    ['DE-123456788-00001', true],
    ['DE12345678800001', true],
    ['DE123456789-00001', false],
    ['DE123456788-0001', false],
    ['DE123456788', false],
  ])('%p is a W-IdNr.: %p', (id, is) => {
    expect(isEconomicId(id)).toBe(is);
  });

  it('of an owner may look right with a wrong digit', () => {
    expect(['DE123456789-00001', 'DE123456788-0001'].map(looksLikeEconomicId)).toEqual([true, false]);
  });

  it.each([
    ['93815/08152', true],
    ['181/815/08155', true],
    ['2893081508152', true],
    ['DE136695976', false],
  ])('%p looks like a tax number: %p', (number, looks) => {
    expect(looksLikeTaxNumber(number)).toBe(looks);
  });
});
