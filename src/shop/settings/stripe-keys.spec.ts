import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { UpdateShopDto } from './shop.dto.js';

async function problemsOf(stripe: object): Promise<string[]> {
  const found = await validate(plainToInstance(UpdateShopDto, { version: 1, stripe }));
  return found.flatMap(({ children = [] }) =>
    children.flatMap(({ constraints }) => Object.values(constraints ?? {})),
  );
}

it.each(['sk_live_1', ' rk_test_1', 'whsec_1'])(
  'keeps the secret %p out of what every guest can read',
  async (key) => {
    const [problem] = await problemsOf({ public_key: key });
    expect(problem).toMatch(/^Das ist ein geheimer Schlüssel\./);
  },
);

it('does not take the publishable key for the secret one', async () => {
  const [problem] = await problemsOf({ secret_key: 'pk_live_1' });
  expect(problem).toMatch(/^Das ist der veröffentlichbare Schlüssel\./);
});

it.each([
  [{ public_key: 'pk_live_1', secret_key: 'sk_live_1' }],
  [{ public_key: 'pk_live_1', secret_key: 'rk_live_1' }],
  [{ public_key: '', secret_key: null }],
])('takes %p', async (keys) => {
  expect(await problemsOf(keys)).toEqual([]);
});
