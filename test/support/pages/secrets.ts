import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { RunningApp } from '../app.js';
import type { Browser } from '../browser.js';

/** The words a dish is found by are called tokens too, and stand on the menu. */
const SECRET_KEY = /hash|secret|password|_iv$|^iv$|(?<!search)token|totp|pin$|recovery/i;

/** Everything in the store that is called a secret, from every collection. */
export async function storedSecrets({ app }: RunningApp): Promise<string[]> {
  const { db } = app.get<Connection>(getConnectionToken(), { strict: false });
  const collections = (await db?.listCollections().toArray()) ?? [];
  const found = await Promise.all(
    collections.map(async ({ name }) => secretsIn(await db?.collection(name).find().toArray())),
  );
  return [...new Set(found.flat())];
}

/** What is a text under a name that says secret; the name alone may be there, with true or false. */
export function secretsIn(value: unknown, { atLeast = 12, key = '', inside = false } = {}): string[] {
  const secret = inside || SECRET_KEY.test(key);
  if (typeof value === 'string') return secret && value.length >= atLeast ? [value] : [];
  if (value === null || typeof value !== 'object' || value instanceof Date) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    secretsIn(item, { atLeast, key: name, inside: secret }),
  );
}

export const givenOut = ({ cookies, token }: Browser): string[] => [
  ...[...cookies.values()].map(({ value }) => value).filter((value) => value.length >= 12),
  token ?? '',
];
