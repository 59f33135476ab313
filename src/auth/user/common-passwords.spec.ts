import { expect, it } from '@jest/globals';
import { commonPasswords } from './common-passwords.js';
import { weaknessOf } from './user.rules.js';

it('are three thousand, all of them long enough to be chosen here', async () => {
  const common = await commonPasswords();
  expect(common.size).toBe(3_000);
  expect([...common].every(({ length }) => length >= 8)).toBe(true);
});

it.each(['superman', 'Trustno1', '1QAZ2WSX', 'starwars', 'q1w2e3r4', 'hallo123', 'Passwort123'])(
  'say of %s that everybody tries it',
  async (password) => {
    expect(weaknessOf(password, '', await commonPasswords())).toBe('common');
  },
);

it.each(['tresen-demo', 'vier Wörter am Herd', 'pasta al dente 7'])('let %s pass', async (password) => {
  expect(weaknessOf(password, '', await commonPasswords())).toBeNull();
});
