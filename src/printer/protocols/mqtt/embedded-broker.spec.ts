import { connect as dial } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import mqtt, { type MqttClient } from 'mqtt';
import { eventually } from '../../../../test/support/wait.js';
import { type Doorman, NotSent, type Place } from './broker.js';
import { EmbeddedBroker } from './embedded-broker.js';

const bar: Place = {
  printerId: 'p-bar',
  shopId: 'bella',
  kind: 'mqtt',
  topic: 'bella/bar',
  secretHash: 'h1',
};
const star: Place = {
  printerId: 'p-star',
  shopId: 'nord',
  kind: 'starMqtt',
  topic: 'tresen/p',
  secretHash: 'h2',
};
const SECRETS: Record<string, Place> = { 'bar-secret': bar, 'star-secret': star };
const door: Doorman = async (name, password) => {
  const place = Object.hasOwn(SECRETS, password) ? SECRETS[password]! : null;
  return place?.printerId === name ? place : null;
};

describe('our own broker', () => {
  let broker: EmbeddedBroker;
  let heard: string[];
  let onHear: (topic: string) => Promise<void>;
  const open: MqttClient[] = [];

  const begin = (limits = {}) =>
    EmbeddedBroker.listen({
      port: 0,
      host: '127.0.0.1',
      door,
      limits,
      hear: async (topic, payload) => {
        await onHear(topic);
        heard.push(`${topic} ${payload}`);
      },
    });

  beforeEach(async () => {
    heard = [];
    onHear = async () => undefined;
    broker = await begin();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((client) => client.endAsync(true)));
    await broker.close();
  });

  async function client(username: string, password: string, options = {}): Promise<MqttClient> {
    const url = `mqtt://127.0.0.1:${broker.port}`;
    const settings = { username, password, reconnectPeriod: 0, connectTimeout: 2_000, ...options };
    const made = await mqtt.connectAsync(url, settings, false);
    made.on('error', () => undefined);
    open.push(made);
    return made;
  }

  it.each([
    ['p-bar', 'wrong'],
    ['p-star', 'bar-secret'],
    ['p-bar', ''],
    ['', 'bar-secret'],
    ['__proto__', 'bar-secret'],
  ])('does not let in %j with %j', async (name, password) => {
    await expect(client(name, password)).rejects.toThrow();
  });

  it('carries words of a printer to us, and papers to that printer alone', async () => {
    const [one, other] = [await client('p-bar', 'bar-secret'), await client('p-star', 'star-secret')];
    const seen: string[] = [];
    for (const [who, topic] of [
      [one, 'bella/bar/job'],
      [other, 'tresen/p/to-device/#'],
    ] as const) {
      who.on('message', (to, payload) => seen.push(`${to} ${payload}`));
      await who.subscribeAsync(topic, { qos: 1 });
    }
    await broker.send('p-bar', 'bella/bar/job', 'a docket');
    await one.publishAsync('bella/bar/result', 'printed', { qos: 1 });
    await eventually(() => seen.length === 1 && heard.length === 1);
    expect(seen).toEqual(['bella/bar/job a docket']);
    expect(heard).toEqual(['bella/bar/result printed']);
  });

  it('says that it is heard only when it is', async () => {
    const one = await client('p-bar', 'bar-secret');
    let write: () => void = () => undefined;
    onHear = () => new Promise<void>((resolve) => (write = resolve));
    let acknowledged = false;
    const sent = one
      .publishAsync('bella/bar/result', 'printed', { qos: 1 })
      .then(() => (acknowledged = true));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(acknowledged).toBe(false);
    write();
    await sent;
    expect(heard).toHaveLength(1);
  });

  it('shows out whoever writes to the branch of another, and hears nothing of it', async () => {
    for (const topic of ['tresen/p/to-server/print-result', 'bella/bar2/result', 'bella/bar/job', '$SYS/x']) {
      const one = await client('p-bar', 'bar-secret');
      const gone = new Promise<void>((resolve) => one.once('close', () => resolve()));
      one.publish(topic, 'printed', { qos: 1 });
      await gone;
    }
    expect(heard).toEqual([]);
  });

  it.each(['#', '+/+/job', 'bella/bar/#', 'bella/barX/job', 'tresen/p/to-device/#', '$SYS/#'])(
    'lets nobody read %s who may not',
    async (filter) => {
      const one = await client('p-bar', 'bar-secret');
      const granted = await one.subscribeAsync(filter, { qos: 1 }).catch(() => 'refused');
      if (granted !== 'refused') expect(granted).toMatchObject([{ qos: 128 }]);
    },
  );

  it('gives nobody the session of another by calling itself like that one', async () => {
    const real = await client('p-bar', 'bar-secret', { clientId: 'p-bar', clean: false });
    await real.subscribeAsync('bella/bar/job', { qos: 1 });
    const seen: string[] = [];
    real.on('message', (_, payload) => seen.push(String(payload)));
    const thief = await client('p-star', 'star-secret', { clientId: 'p-bar', clean: false });
    thief.on('message', (_, payload) => seen.push(`stolen ${payload}`));
    await broker.send('p-bar', 'bella/bar/job', 'a docket');
    await eventually(() => seen.length > 0);
    expect(real.connected).toBe(true);
    expect(seen).toEqual(['a docket']);
  });

  it('keeps nothing for one who is away, and nothing for later', async () => {
    const one = await client('p-bar', 'bar-secret', { clean: false, clientId: 'x' });
    await one.subscribeAsync('bella/bar/job', { qos: 1 });
    await one.publishAsync('bella/bar/state', '{}', { qos: 1, retain: true });
    await one.endAsync();
    await expect(broker.send('p-bar', 'bella/bar/job', 'late')).rejects.toThrow(NotSent);
    const again = await client('p-bar', 'bar-secret', { clean: false, clientId: 'x' });
    const seen: string[] = [];
    again.on('message', (_, payload) => seen.push(String(payload)));
    await again.subscribeAsync('bella/bar/job', { qos: 1 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(seen).toEqual([]);
  });

  it('tells the last will of a connection that broke, in its own branch only', async () => {
    const will = (topic: string) => ({
      will: { topic, payload: Buffer.from('gone'), qos: 1 as const, retain: false },
    });
    const foreign = await client('p-star', 'star-secret', will('bella/bar/state'));
    foreign.stream.destroy();
    const own = await client('p-bar', 'bar-secret', will('bella/bar/state'));
    own.stream.destroy();
    await eventually(() => heard.length > 0);
    expect(heard).toEqual(['bella/bar/state gone']);
  });

  it('shows out who was given a new address or another topic', async () => {
    const one = await client('p-bar', 'bar-secret');
    const other = await client('p-star', 'star-secret');
    const gone = new Promise<void>((resolve) => one.once('close', () => resolve()));
    await broker.follow([{ ...bar, secretHash: 'new' }, star]);
    await gone;
    expect(other.connected).toBe(true);
  });

  it('hangs up on a megabyte, on a flood, and on whoever says nothing it knows', async () => {
    await broker.close();
    broker = await begin({ packets: 20 });
    const big = await client('p-bar', 'bar-secret');
    const gone = new Promise<void>((resolve) => big.once('close', () => resolve()));
    big.publish('bella/bar/result', Buffer.alloc(1_000_000), { qos: 1 });
    await gone;
    const loud = await client('p-bar', 'bar-secret');
    const silenced = new Promise<void>((resolve) => loud.once('close', () => resolve()));
    for (let turn = 0; turn < 30; turn++) loud.publish('bella/bar/state', '{}');
    await silenced;
    expect(heard.length).toBeLessThan(20);
    const odd = dial(broker.port, '127.0.0.1');
    const closed = new Promise<void>((resolve) => odd.once('close', () => resolve()));
    odd.on('error', () => undefined);
    odd.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await closed;
    expect((await client('p-star', 'star-secret')).connected).toBe(true);
  });

  it('takes so many connections from one address, and the others still print', async () => {
    await broker.close();
    broker = await begin({ perAddress: 2 });
    await client('p-bar', 'bar-secret');
    await client('p-star', 'star-secret');
    await expect(client('p-star', 'star-secret')).rejects.toThrow();
    expect(open.filter(({ connected }) => connected)).toHaveLength(2);
  });
});
