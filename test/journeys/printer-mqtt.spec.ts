import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startMqttAgent } from '../../scripts/print-agent/mqtt-agent.mjs';
import { EscPosPrinter } from '../../scripts/printer-sim/escpos-printer.mjs';
import { freePort } from '../../scripts/setup/app.mjs';
import type { PrinterView } from '../../src/printer/printer/printer.view.js';
import type { PrintJobView } from '../../src/printer/queue/print-queue.view.js';
import { anOrder, DEMO, placeOrder } from '../factories/orders.js';
import { Browser } from '../support/browser.js';
import { aFolder } from '../support/folder.js';
import { type Product, startProduct } from '../support/product.js';
import { eventually } from '../support/wait.js';

/** A worker takes its time to begin, and takes the broker over when the lease of the dead one has run out. */
const patiently = (ask: () => Promise<boolean>) =>
  eventually(ask)
    .catch(() => eventually(ask))
    .catch(() => eventually(ask))
    .catch(() => eventually(ask));

describe('a docket on its way over the broker of a worker that is killed', () => {
  let bella: Product;
  let lucia: Browser;
  let printer: EscPosPrinter;
  let agent: ReturnType<typeof startMqttAgent>;
  let printerId: string;

  beforeAll(async () => {
    const MQTT_PORT = String(await freePort(0, '127.0.0.1'));
    bella = await startProduct({ MQTT_PORT });
    lucia = new Browser(bella);
    await lucia.signIn(DEMO);
    printer = new EscPosPrinter();
    const port = await printer.listen();
    const connection = { host: '127.0.0.1', port: 9100, topic: 'bella/bar' };
    const input = { name: 'Bar', kind: 'mqtt', columns: 42, connection };
    const added = await lucia.post<{ id: string; url: string }>('/api/printer/add', input);
    const { id, url } = added.body.data;
    printerId = id;
    agent = startMqttAgent({
      url: url.replace(/@[^/]+/, `@127.0.0.1:${MQTT_PORT}`),
      printer: { host: '127.0.0.1', port },
      stateFile: path.join(aFolder('agent'), 'papers.json'),
    });
    const seen = async () =>
      (await lucia.get<PrinterView[]>('/api/printer/list')).body.data.find((one) => one.id === id);
    await patiently(async () => (await seen())?.mood === 'well');
  }, 120_000);
  afterAll(async () => {
    await agent?.stop();
    await printer?.close();
    await bella?.close();
  }, 30_000);

  /** Dies where the agent is about to take a step with the paper, and is there again a moment later. */
  function killBefore(step: 'fetch' | 'report'): void {
    const act = agent[step].bind(agent) as (about: never) => Promise<never>;
    const killed = async (about: never) => {
      Object.assign(agent, { [step]: act });
      await bella.killWorker();
      await bella.startWorker();
      return act(about);
    };
    Object.assign(agent, { [step]: killed });
  }

  it.each(['fetch', 'report'] as const)(
    'comes out, and a second paper says that it is one: before the agent can %s',
    async (step) => {
      killBefore(step);
      const guest = new Browser(bella);
      const { id, number } = (await placeOrder(guest, await anOrder(guest))).body.data;
      await lucia.post('/api/order/move', { id, to: 'accepted', minutes: 20 });
      const state = async () => {
        const jobs = (await lucia.get<PrintJobView[]>('/api/print/list')).body.data;
        return jobs.find((job) => job.title === `Nr. ${number}` && job.printerId === printerId)?.state;
      };
      await patiently(async () => (await state()) === 'printed');
      const papers = printer.paper.filter(({ text }) => text.replaceAll(' ', '').includes(`Nr.${number}\n`));
      expect(papers.length).toBeGreaterThan(0);
      expect(papers.filter(({ text }) => !text.includes('WIEDERHOLUNG'))).toHaveLength(1);
    },
    200_000,
  );
});
