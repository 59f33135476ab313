import { UserService } from '../../src/auth/user/user.service.js';
import { WEEKDAYS } from '../../src/shared/berlin-time.js';
import type { DayTimes, ShopTimes } from '../../src/shop/opening-hours/opening-hours.types.js';
import { newShop } from '../../src/shop/restaurant/new-shop.rules.js';
import { slugBaseOf } from '../../src/shop/restaurant/shop.rules.js';
import type { Shop, ShopSettings } from '../../src/shop/restaurant/shop.types.js';
import { WrittenShops } from '../../src/shop/restaurant/written-shops.service.js';
import { LEVEL } from '../../src/shop/subscription/plans.js';
import type { RunningApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { aUser, LUCIA, type Person } from './people.js';

/** 'Trattoria Bella' as it stands when a test does not care: open from 11:00 to 23:00, taking orders, everything included. */
export function aShopOf(userId: string, over: ShopOver = {}): (id: string, now: Date) => Shop {
  const { name = 'Trattoria Bella', settings = {}, ...fields } = over;
  return (id, now) => {
    const shop = newShop({ id, slug: slugBaseOf(name), name, userId, now });
    return {
      ...shop,
      address: { street: 'Lindenstraße 12', postalCode: '10969', city: 'Berlin', country: 'Deutschland' },
      contact: { phone: '030 23125 123', email: 'post@trattoria-bella.example', website: '' },
      subscription: { level: LEVEL.professional },
      setupStep: 'done',
      ...fields,
      settings: {
        ...shop.settings,
        shopEnabled: true,
        shopTimes: daily({ closed: false, ranges: [{ from: '11:00', to: '23:00' }] }),
        ownTillConfirmedAt: now,
        ...settings,
      },
    };
  };
}

export type ShopOver = Partial<Omit<Shop, 'settings'>> & { settings?: Partial<ShopSettings> };

/** A restaurant with its owner, stored. */
export async function aShop(
  running: RunningApp,
  over: ShopOver = {},
  owner: Partial<Person> = LUCIA,
): Promise<Shop> {
  const { id: userId } = await aUser(running, owner);
  const shops = running.app.get(WrittenShops, { strict: false });
  const shop = await shops.add(userId, aShopOf(userId, over));
  if (!shop) throw new Error(`there is another shop of this name: ${over.name}`);
  await running.app.get(UserService, { strict: false }).attachShop(userId, shop.id, 'owner');
  return shop;
}

export async function signedIn(running: RunningApp, person: Person = LUCIA): Promise<Browser> {
  const browser = new Browser(running);
  await browser.signIn(person);
  return browser;
}

export const daily = (times: DayTimes): ShopTimes =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, times])) as ShopTimes;
