import { connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { anOrder, BELLA, placeOrder } from '../factories/orders.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { aFolder } from '../support/folder.js';
import { mailsTo } from '../support/mailbox.js';
import { type OwnRedis, startRedis } from '../support/redis.js';
import { eventually } from '../support/wait.js';

const LATE_MS = 200;
/** What a guest waits for; an order alone needs far less. */
const PATIENCE_MS = 4_000;

let redis: OwnRedis;
let line: Server;
let bella: RunningApp;

/** Between the product and Redis: every answer comes late, in its order. */
function lateLine(to: string): Server {
  return createServer((near: Socket) => {
    const far = connect(to);
    near.pipe(far);
    far.on('data', (bytes) => setTimeout(() => near.destroyed || near.write(bytes), LATE_MS));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
}

beforeAll(async () => {
  redis = await startRedis();
  const socket = path.join(aFolder('late'), 'late.sock');
  line = lateLine(redis.url.replace('unix://', ''));
  await new Promise<void>((resolve) => line.listen(socket, resolve));
  bella = await startApp({ SEED_DEMO: '1', REDIS_URL: `unix://${socket}` });
}, 60_000);
afterAll(async () => {
  await bella?.close();
  line?.close();
  await redis?.stop();
});

it('takes orders while Redis answers 200 ms late, and the mail follows', async () => {
  const guest = new Browser(bella);
  const body = await anOrder(guest);
  const from = performance.now();
  const { status, body: answer } = await placeOrder(guest, body);
  expect(status).toBe(201);
  expect(performance.now() - from).toBeLessThan(PATIENCE_MS);
  expect(answer.data.number).toBeGreaterThan(0);
  const tracked = await guest.get<{ state: string }>(`/api/storefront/${BELLA}/order/${answer.data.token}`);
  expect(tracked.body.data.state).toBe('placed');
  await eventually(async () => (await mailsTo(bella, 'jonas@example.org')).length > 0);
}, 60_000);
