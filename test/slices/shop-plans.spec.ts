import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import type { Viewer } from '../../src/platform/http/viewer.js';
import { Needs } from '../../src/shop/plan-gate/needs.decorator.js';
import { NeedsGuard } from '../../src/shop/plan-gate/needs.guard.js';
import { LUCIA } from '../factories/people.js';
import { aShop } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';

let running: RunningApp;
let shops = 0;

beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.close());

class Delivery {
  @Needs('preorder')
  areas(): void {}
}

async function asking(subscription: { level: number } | null): Promise<boolean> {
  shops += 1;
  const owner = { ...LUCIA, email: `plan${shops}@example.org` };
  const shop = await aShop(running, { name: `Plan ${shops}`, subscription }, owner);
  return admits({ userId: shop.users[0] ?? '', shopId: shop.id } as Viewer);
}

function admits(user: Viewer | null): Promise<boolean> {
  const context = {
    getHandler: () => Delivery.prototype.areas,
    getClass: () => Delivery,
    switchToHttp: () => ({ getRequest: () => ({ user }) }),
  } as unknown as ExecutionContext;
  return running.app.get(NeedsGuard, { strict: false }).canActivate(context);
}

describe('a feature of the plan Starter', () => {
  it.each([2, 3])('is open on level %p', async (level) => {
    expect(await asking({ level })).toBe(true);
  });

  it.each([null, { level: 1 }, { level: 0 }, { level: 7 }])('is refused with %j', async (subscription) => {
    await expect(asking(subscription)).rejects.toMatchObject({
      status: 403,
      code: 'SUBSCRIPTION_REQUIRED',
      headline: 'Abonnement erforderlich',
      message: 'Diese Funktion ist ab dem Tarif „Starter“ verfügbar.',
    });
  });

  it('is refused to somebody without a restaurant', async () => {
    await expect(admits({ userId: 'u', shopId: null } as Viewer)).rejects.toMatchObject({
      code: 'SUBSCRIPTION_REQUIRED',
    });
    await expect(admits(null)).rejects.toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' });
  });
});
