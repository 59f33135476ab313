import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startMqttAgent } from '../../scripts/print-agent/mqtt-agent.mjs';
import { EscPosPrinter } from '../../scripts/printer-sim/escpos-printer.mjs';
import type { PrinterView } from '../../src/printer/printer/printer.view.js';
import { BrokerKeeper } from '../../src/printer/protocols/mqtt/broker-keeper.service.js';
import type { EmbeddedBroker } from '../../src/printer/protocols/mqtt/embedded-broker.js';
import { anOrder, DEMO, placeOrder } from '../factories/orders.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { aFolder } from '../support/folder.js';
import { eventually } from '../support/wait.js';

describe('an order whose docket goes over MQTT', () => {
  let bella: RunningApp;
  let lucia: Browser;
  let printer: EscPosPrinter;

  beforeAll(async () => {
    bella = await startApp({ SEED_DEMO: '1', RATE_LIMIT_FACTOR: '1000', MQTT_PORT: '0' });
    lucia = new Browser(bella);
    await lucia.signIn(DEMO);
    printer = new EscPosPrinter();
    await printer.listen();
  }, 60_000);
  afterAll(async () => {
    await printer?.close();
    await bella?.close();
  });

  const keeperOf = ({ app }: RunningApp) => app.get(BrokerKeeper, { strict: false });
  const brokerOf = (one: RunningApp) => keeperOf(one).current as EmbeddedBroker | null;

  it('is printed the moment it is accepted, once, and the desk sees that the printer is there', async () => {
    expect(brokerOf(bella)).toBeNull();
    const connection = { host: '127.0.0.1', port: 9100, topic: 'bella/bar' };
    const input = { name: 'Druckhelfer', kind: 'mqtt', columns: 42, connection };
    const { id, url } = (await lucia.post<{ id: string; url: string }>('/api/printer/add', input)).body.data;
    const broker = await eventually(() => brokerOf(bella));
    const agent = startMqttAgent({
      url: url.replace(/@[^/]+/, `@127.0.0.1:${broker.port}`),
      printer: { host: '127.0.0.1', port: printer.port },
      stateFile: path.join(aFolder('agent'), 'papers.json'),
    });
    const seen = async () =>
      (await lucia.get<PrinterView[]>('/api/printer/list')).body.data.find((one) => one.id === id);
    await eventually(async () => (await seen())?.mood === 'well');

    const guest = new Browser(bella);
    const order = (await placeOrder(guest, await anOrder(guest))).body.data;
    await lucia.post('/api/order/move', { id: order.id, to: 'accepted', minutes: 20 });
    await eventually(async () => printer.paper.length > 0 && (await seen())?.waiting === 0);
    await agent.stop();
    expect(printer.paper).toHaveLength(1);
    expect(printer.paper[0]).toMatchObject({ drawer: 0, unknown: [] });
    expect(printer.paper[0]?.text).not.toContain('WIEDERHOLUNG');
  }, 60_000);

  it('goes over one worker at a time, and over the next when that one ends', async () => {
    const { MONGODB_URI, REDIS_URL } = bella.env;
    const second = await startApp({ MONGODB_URI, REDIS_URL, ROLE: 'web', MQTT_PORT: '0' });
    try {
      await keeperOf(second).turn();
      expect(brokerOf(second)).toBeNull();
      await keeperOf(bella).beforeApplicationShutdown();
      await keeperOf(second).turn();
      expect(brokerOf(second)).not.toBeNull();
    } finally {
      await second.close();
    }
  }, 60_000);
});
