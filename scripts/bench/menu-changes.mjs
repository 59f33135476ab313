import { createClient } from 'redis';
import { Problem } from '../setup/problem.mjs';
import { call, signIn } from './demo.mjs';

/** The event itself, without the cost of the call that changes a dish. */
export async function menuChanges({ later }, { url, stores }) {
  const path = stores.redisUrl.startsWith('unix:') && stores.redisUrl.replace(/^unix:\/\//, '');
  const client = createClient(path ? { socket: { path } } : { url: stores.redisUrl });
  await client.connect();
  later(() => client.destroy());
  const { _id: shopId } = await call(`${url}/api/shop/get`, { headers: await signIn(url) });
  const event = JSON.stringify({ at: new Date().toISOString(), name: 'menu.changed', data: {}, shopId });
  const heard = async () => {
    if ((await client.publish('live@0', `${Date.now()}-0 ${event}`)) < 1)
      throw new Problem('Nobody hears that the menu has changed.');
  };
  return heard;
}
