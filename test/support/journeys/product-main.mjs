import 'reflect-metadata';

/**
 * The built product for the journeys of one worker. Beside its own routes it has three for the specs, which stand in
 * another process: a restaurant, an account, and a clock that can be put forward.
 */
const { readEnv } = await import('../../../dist/app/platform/env/env.js');
const { createApp } = await import('../../../dist/app/app.js');
const { Clock } = await import('../../../dist/app/platform/clock/clock.js');
const { UserService } = await import('../../../dist/app/auth/user/user.service.js');
const { WrittenShops } = await import('../../../dist/app/shop/restaurant/written-shops.service.js');
const { FurnishingDemo } = await import('../../../dist/app/demo/furnishing.demo.js');
const { restaurantDemo } = await import('../../../dist/app/demo/restaurant.demo.js');

/** The time of day, ahead by what a journey has slept. */
class MovableClock extends Clock {
  aheadMs = 0;

  now() {
    return new Date(Date.now() + this.aheadMs);
  }
}

const env = readEnv(process.env);
const clock = new MovableClock();
const app = await createApp(env, clock);
const service = (type) => app.get(type, { strict: false });

const createUser = ({ shopId = null, role = null, ...person }) =>
  service(UserService).create(person, { mailConfirmedAt: clock.now(), shopId, role });

/** The demo restaurant once more, at an address and with an owner of its own. */
async function placeRestaurant({ slug, owner }) {
  const { id: userId } = await createUser(owner);
  const shops = service(WrittenShops);
  const { id } = await shops.add(userId, (shopId, now) => ({
    ...restaurantDemo(shopId, userId, now),
    slug,
  }));
  await service(UserService).attachShop(userId, id, 'owner');
  const { titleImage } = await service(FurnishingDemo).furnish(id, userId);
  await shops.finish(id, titleImage);
}

const server = app.getHttpAdapter().getInstance();
const offer = (name, run) =>
  server.post(`/journeys/${name}`, async ({ body }) => {
    await run(body);
    return { done: true };
  });

offer('restaurant', placeRestaurant);
offer('user', createUser);
offer('clock', ({ aheadMs }) => {
  clock.aheadMs = aheadMs;
});
await app.listen({ port: env.PORT, host: env.HOST });
