import 'reflect-metadata';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { createApp } from '../../../src/app.js';
import { UserService } from '../../../src/auth/user/user.service.js';
import { FurnishingDemo } from '../../../src/demo/furnishing.demo.js';
import { restaurantDemo } from '../../../src/demo/restaurant.demo.js';
import { Clock } from '../../../src/platform/clock/clock.js';
import { readEnv } from '../../../src/platform/env/env.js';
import { WrittenShops } from '../../../src/shop/restaurant/written-shops.service.js';
import type { JourneyCommands } from './commands.types.js';

/** The time of day, ahead by what a journey has slept. */
class MovableClock extends Clock {
  aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }
}

const env = readEnv(process.env);
const clock = new MovableClock();
const app = await createApp(env, clock);
const users = app.get(UserService, { strict: false });
const shops = app.get(WrittenShops, { strict: false });
const furnishing = app.get(FurnishingDemo, { strict: false });

const createUser = ({ shopId, role, ...person }: JourneyCommands['user']) =>
  users.create(person, {
    mailConfirmedAt: clock.now(),
    shopId: shopId ?? null,
    role: role ?? null,
  });

/** The demo restaurant once more, at an address and with an owner of its own. */
async function placeRestaurant({ slug, owner }: JourneyCommands['restaurant']): Promise<void> {
  const { id: userId } = await createUser(owner);
  const shop = await shops.add(userId, (id, now) => ({ ...restaurantDemo(id, userId, now), slug }));
  if (!shop) throw new Error(`There is a restaurant at ${slug}.`);
  await users.attachShop(userId, shop.id, 'owner');
  const { titleImage } = await furnishing.furnish(shop.id, userId);
  await shops.finish(shop.id, titleImage);
}

async function forgetEnglish({ slug }: JourneyCommands['germanOnly']): Promise<void> {
  const shop = await shops.findBySlug(slug);
  const store = app.get<Connection>(getConnectionToken(), { strict: false });
  for (const name of ['categories', 'products', 'option_groups'])
    await store.collection(name).updateMany({ shopId: shop?.id }, { $unset: { translations: '' } });
  await store
    .collection<{ _id: string }>('menu_settings')
    .updateOne({ _id: shop?.id ?? '' }, { $set: { sizeWords: [] } });
}

/** The specs stand in another process, so what they may ask for is a route beside those of the product. */
function offer<Name extends keyof JourneyCommands>(
  name: Name,
  run: (asked: JourneyCommands[Name]) => unknown,
): void {
  app
    .getHttpAdapter()
    .getInstance()
    .post(`/journeys/${name}`, async ({ body }: { body: unknown }) => {
      await run(body as JourneyCommands[Name]);
      return { done: true };
    });
}

offer('restaurant', placeRestaurant);
offer('germanOnly', forgetEnglish);
offer('user', createUser);
offer('clock', ({ aheadMs }) => {
  clock.aheadMs = aheadMs;
});
await app.listen({ port: env.PORT, host: env.HOST });
process.send?.('listening');
