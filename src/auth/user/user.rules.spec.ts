import { describe, expect, it } from '@jest/globals';
import { initialsOf, normalEmail, type PasswordWeakness, weaknessOf } from './user.rules.js';

describe('a password', () => {
  const cases: [PasswordWeakness | null, string, string][] = [
    [null, 'tresen-demo', 'demo@tresen.example'],
    [null, 'vier Wörter am Herd', 'lucia@trattoria.example'],
    ['short', '1234567', ''],
    ['long', 'ab1'.repeat(67), ''],
    ['common', 'Passwort123', ''],
    ['common', 'abababab', ''],
    ['address', 'Lucia@trattoria.example', 'lucia@trattoria.example'],
    ['address', 'lucia.rossi', 'lucia.rossi@trattoria.example'],
    [null, 'lucia.rossi', ''],
  ];

  it.each(cases)('is judged %s: %s', (weakness, password, email) => {
    expect(weaknessOf(password, email)).toBe(weakness);
  });
});

describe('a mail address', () => {
  it('means the same mailbox however it was typed', () => {
    expect(normalEmail('  Lucia@Trattoria.Example ')).toBe('lucia@trattoria.example');
    expect(normalEmail('mu\u0308ller@x.example')).toBe('m\u00fcller@x.example');
  });
});

describe('initials', () => {
  it.each([
    ['Lucia Rossi', 'LR'],
    ['Jonas', 'J'],
    ['Anna Maria von der Heide', 'AH'],
    ['   ', ''],
    ['😀 Koch', '😀K'],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
