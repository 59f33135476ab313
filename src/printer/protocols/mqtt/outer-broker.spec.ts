import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mqtt, { type MqttClient } from 'mqtt';
import { eventually } from '../../../../test/support/wait.js';
import { NotSent, type Place } from './broker.js';
import { HAS_MOSQUITTO, Mosquitto } from './brokers.fixture.js';
import { OuterBroker } from './outer-broker.js';

const bar: Place = { printerId: 'p-bar', shopId: 'bella', kind: 'mqtt', topic: 'bella/bar', secretHash: 'h' };
const nord: Place = { printerId: 'p-nord', shopId: 'nord', kind: 'mqtt', topic: 'nord/1', secretHash: 'h' };

(HAS_MOSQUITTO ? describe : describe.skip)('a broker somebody else runs (mosquitto)', () => {
  let mosquitto: Mosquitto;
  let broker: OuterBroker;
  let device: MqttClient;
  let heard: string[] = [];

  beforeAll(async () => {
    mosquitto = await Mosquitto.start([
      { name: 'tresen', password: 'server-pw', rights: ['readwrite bella/#', 'readwrite nord/#'] },
      { name: 'p-bar', password: 'bar-pw', rights: ['readwrite bella/bar/#'] },
    ]);
    broker = await OuterBroker.dial({
      url: `mqtt://tresen:server-pw@127.0.0.1:${mosquitto.port}`,
      clientId: 'tresen-test',
      hear: async (topic, payload) => void heard.push(`${topic} ${payload}`),
    });
    await eventually(() => broker.isConnected);
    await broker.follow([bar, nord]);
    device = await mqtt.connectAsync(`mqtt://127.0.0.1:${mosquitto.port}`, {
      username: 'p-bar',
      password: 'bar-pw',
      reconnectPeriod: 100,
    });
    device.on('error', () => undefined);
  });
  afterAll(async () => {
    await device?.endAsync(true);
    await broker?.close();
    await mosquitto?.stop();
  });

  it('carries papers down and words up', async () => {
    const seen: string[] = [];
    device.on('message', (topic, payload, { retain }) => seen.push(`${topic} ${payload} ${retain}`));
    await device.subscribeAsync('bella/bar/#', { qos: 1 });
    await broker.send('p-bar', 'bella/bar/job', 'a docket');
    await device.publishAsync('bella/bar/result', 'printed', { qos: 1 });
    await eventually(() => seen.length >= 1 && heard.length === 1);
    expect(seen).toContain('bella/bar/job a docket false');
    expect(heard).toEqual(['bella/bar/result printed']);
  });

  it('hears nothing that a device says in the branch of another', async () => {
    heard = [];
    await device.publishAsync('nord/1/result', 'printed', { qos: 1 }).catch(() => undefined);
    await device.publishAsync('bella/bar/state', '{}', { qos: 1 });
    await eventually(() => heard.length > 0);
    expect(heard).toEqual(['bella/bar/state {}']);
  });

  it('hears nothing that the broker has kept from before', async () => {
    heard = [];
    await broker.follow([nord]);
    await device.publishAsync('bella/bar/state', 'old', { qos: 1, retain: true });
    await broker.follow([bar]);
    await device.publishAsync('bella/bar/result', 'printed', { qos: 1 });
    await eventually(() => heard.length > 0);
    expect(heard).toEqual(['bella/bar/result printed']);
    await device.publishAsync('bella/bar/state', '', { qos: 1, retain: true });
    await eventually(() => heard.length > 1);
  });

  it('does not listen to who was removed', async () => {
    heard = [];
    await broker.follow([nord]);
    await device.publishAsync('bella/bar/result', 'printed', { qos: 1 });
    await broker.follow([bar]);
    await device.publishAsync('bella/bar/state', '{}', { qos: 1 });
    await eventually(() => heard.length > 0);
    expect(heard).toEqual(['bella/bar/state {}']);
  });

  it('says that nothing left while it is killed, comes back by itself, and sends nothing old', async () => {
    heard = [];
    await mosquitto.kill();
    await eventually(() => !broker.isConnected);
    await expect(broker.send('p-bar', 'bella/bar/job', 'old')).rejects.toThrow(NotSent);
    await mosquitto.run();
    await eventually(() => broker.isConnected && device.connected);
    await broker.follow([bar]);
    await device.publishAsync('bella/bar/state', 'back', { qos: 1 });
    await eventually(() => heard.length > 0);
    expect(heard).toEqual(['bella/bar/state back']);
  });
});
