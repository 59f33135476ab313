import { expect, it } from '@jest/globals';
import type { Limit, RateLimits } from '../http/rate-limits.js';
import { MailLimits } from './mail-limits.js';

it('a mailbox reads of the orders of a busy evening, and of no flood', async () => {
  const counts = new Map<string, number>();
  const allows = async (name: string, key: string, { points }: Limit) => {
    const count = (counts.get(`${name} ${key}`) ?? 0) + 1;
    counts.set(`${name} ${key}`, count);
    return count <= points;
  };
  const limits = new MailLimits({ allows } as unknown as RateLimits);
  for (let order = 0; order < 400; order++)
    expect(await limits.bearsOrder('kueche@bella.example')).toBe(true);
  expect(await limits.bearsOrder('Kueche@bella.example')).toBe(false);
  expect(await limits.bearsOrder('buero@bella.example')).toBe(true);
});
