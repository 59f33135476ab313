import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aCharge, anEdge } from '../support/pay.js';
import { eventually } from '../support/wait.js';

type Place = Awaited<ReturnType<typeof anEdge>>;

describe('calls of the simulator', () => {
  let place: Place;
  let door: { kinds: string[]; url: string; status: number; close(): void };
  let count = 0;
  beforeAll(async () => {
    place = await anEdge('stripe');
    door = await aDoor();
    await place.edge.registerWebhook(place.keys, door.url);
  });
  beforeEach(() => {
    door.kinds.length = 0;
    door.status = 200;
    place.sim.fail({ reset: true });
  });
  afterAll(async () => {
    await place.sim.close();
    door.close();
  });

  /** Held and captured: two calls, in this order. */
  const paid = async () => {
    count += 1;
    const { id } = await place.edge.begin(place.keys, aCharge(), `begin-${count}`);
    place.sim.pay({ id });
    await pause(50);
    await place.edge.capture(place.keys, id, 2350, `capture-${count}`);
  };
  const HELD = 'payment_intent.amount_capturable_updated';
  const TAKEN = 'payment_intent.succeeded';
  const expectKinds = async (kinds: string[]) => {
    await eventually(() => door.kinds.length >= kinds.length);
    await pause(100);
    expect(door.kinds).toEqual(kinds);
  };

  it('come in their order when nothing is wrong', async () => {
    await paid();
    await expectKinds([HELD, TAKEN]);
  });

  it('come after the capture', async () => {
    place.sim.fail({ webhooks: 'afterCapture' });
    count += 1;
    const { id } = await place.edge.begin(place.keys, aCharge(), `begin-${count}`);
    place.sim.pay({ id });
    await pause(200);
    expect(door.kinds).toEqual([]);
    await place.edge.capture(place.keys, id, 2350, `capture-${count}`);
    await eventually(() => door.kinds.length >= 2);
    expect([...door.kinds].sort()).toEqual([HELD, TAKEN]);
  });

  it('come the last one first', async () => {
    place.sim.fail({ webhooks: 'outOfOrder' });
    await paid();
    await expectKinds([TAKEN, HELD]);
  });

  it('come late', async () => {
    place.sim.fail({ webhooks: 'late', delayMs: 400 });
    await paid();
    expect(door.kinds).toEqual([]);
    await eventually(() => door.kinds.length >= 2);
  });

  it('never come', async () => {
    place.sim.fail({ webhooks: 'never' });
    await paid();
    await pause(300);
    expect(door.kinds).toEqual([]);
  });

  it('come again until the door opens', async () => {
    door.status = 503;
    await paid();
    await eventually(() => door.kinds.length >= 2);
    door.status = 200;
    await eventually(() => door.kinds.length >= 4);
    await pause(100);
    expect(door.kinds).toHaveLength(4);
  });

  it('a fault that does not exist is refused', () => {
    expect(() => place.sim.fail({ api: 'sulk' as 'hang' })).toThrow();
  });
});

it('npm run pay-sim prints the lines of the environment, and what goes wrong can be switched over HTTP', async () => {
  const child = spawn(process.execPath, ['scripts/pay-sim.mjs', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const lines: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
    await eventually(() => lines.length >= 4);
    const env = Object.fromEntries(lines.slice(0, 4).map((line) => line.split(/=(.*)/s)));
    const url: string = env.STRIPE_API_BASE;
    expect(env).toMatchObject({
      PAYPAL_API_BASE: url,
      STRIPE_JS_URL: `${url}/v3/stripe.js`,
      PAYPAL_JS_URL: `${url}/sdk/js`,
    });
    const post = async (path: string, body: unknown) =>
      (await fetch(url + path, { method: 'POST', body: JSON.stringify(body) })).status;
    expect(await post('/_faults', { api: 'error500' })).toBe(200);
    expect((await fetch(`${url}/v1/account`)).status).toBe(500);
    expect(await post('/_faults', { api: 'nonsense' })).toBe(400);
    expect(await post('/_faults', { reset: true })).toBe(200);
    expect((await fetch(`${url}/v1/account`)).status).toBe(401);
    expect(await post('/_refund', { id: 'pi_unknown' })).toBe(404);
    expect(await (await fetch(`${url}/_ledger`)).json()).toEqual({ charges: [], webhooks: [] });
  } finally {
    child.kill();
  }
}, 20_000);

async function aDoor() {
  const door = { kinds: [] as string[], url: '', status: 200, close: () => server.close() };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += String(part);
    door.kinds.push(JSON.parse(text).type);
    response.writeHead(door.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  door.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return door;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
