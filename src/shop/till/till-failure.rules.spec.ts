import { describe, expect, it } from '@jest/globals';
import { failureText } from './till-failure.rules.js';

describe('why a till did not answer', () => {
  it.each([
    [
      Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:9'), { code: 'ECONNREFUSED' }),
      'Dort nimmt niemand an.',
    ],
    [
      Object.assign(new Error(''), { code: 'TARGET_NOT_ALLOWED' }),
      'Die Adresse liegt in einem privaten Netz.',
    ],
    [new Error('no answer within 10000 ms'), 'Die Kasse hat nicht rechtzeitig geantwortet.'],
    [Object.assign(new Error('x'), { code: 'EODD' }), 'Die Verbindung kam nicht zustande.'],
    ['odd', 'Die Verbindung kam nicht zustande.'],
  ])('%s', (error, text) => {
    expect(failureText(error)).toBe(text);
  });
});
