import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import mqtt from 'mqtt';
import { MqttPrintAgent } from '../../scripts/print-agent/mqtt-agent.mjs';
import { EscPosPrinter } from '../../scripts/printer-sim/escpos-printer.mjs';
import { PrintJobs } from '../../src/printer/job/print-jobs.service.js';
import { PrintSweep } from '../../src/printer/job/print-sweep.service.js';
import { PrinterService } from '../../src/printer/printer/printer.service.js';
import { PrinterRegistry } from '../../src/printer/printer/printer-registry.service.js';
import { BrokerKeeper } from '../../src/printer/protocols/mqtt/broker-keeper.service.js';
import { EmbeddedBroker } from '../../src/printer/protocols/mqtt/embedded-broker.js';
import { PrintQueueService } from '../../src/printer/queue/print-queue.service.js';
import { newId } from '../../src/shared/ids.js';
import { type RunningApp, startApp } from '../support/app.js';
import { aFolder } from '../support/folder.js';
import { eventually } from '../support/wait.js';

const HASTE = { connectMs: 500, statusMs: 150, printMs: 400, graceMs: 50 };

describe('the agent of a restaurant, called over our own broker', () => {
  let running: RunningApp;
  let shopId: string;
  let printerId: string;
  let secret: string;
  let topic: string;
  let printer: EscPosPrinter;
  let stateFile: string;
  let agent: MqttPrintAgent;
  const agents: MqttPrintAgent[] = [];

  beforeAll(async () => {
    // A web process: the keeper and the sweep are asked by hand, so that only the stopped clock moves.
    running = await startApp({ ROLE: 'web', MQTT_PORT: '0' });
  });
  afterAll(() => running?.close());

  beforeEach(async () => {
    printer = new EscPosPrinter();
    const port = await printer.listen();
    shopId = newId();
    topic = `bella/${newId()}`;
    const made = await registry().add(shopId, {
      name: 'Bar',
      kind: 'mqtt',
      columns: 42,
      connection: { host: '127.0.0.1', port, topic },
    });
    printerId = made.printer.id;
    expect(made.url).toMatch(new RegExp(`^mqtt://${printerId}:[\\w-]{32}@[^/]+/${topic}$`));
    secret = new URL(made.url).password;
    stateFile = path.join(aFolder('agent'), 'papers.json');
    await keeper().turn();
    agent = begun();
  });
  afterEach(async () => {
    await Promise.all(agents.splice(0).map((one) => one.close()));
    await printer.close();
    await registry().remove(shopId, printerId);
  });

  const registry = () => running.app.get(PrinterRegistry);
  const keeper = () => running.app.get(BrokerKeeper);
  const sweep = () => running.app.get(PrintSweep).sweep();
  const broker = () => keeper().current as EmbeddedBroker;
  const urlOf = (name: string, password: string) =>
    `mqtt://${name}:${password}@127.0.0.1:${broker().port}/${topic}`;

  function begun(): MqttPrintAgent {
    const made = new MqttPrintAgent({ url: urlOf(printerId, secret), stateFile, patience: HASTE });
    agents.push(made);
    return made;
  }

  async function queue(kind: 'docket' | 'receipt' = 'docket', notBefore?: Date): Promise<void> {
    const ticket = { kind, blocks: [{ kind: 'item' as const, quantity: 2, name: 'Spritz' }] };
    const key = { ref: newId(), event: 'accepted', template: 'bar' };
    const paper = { shopId, printerId, key, title: 'Nr. 7', ticket, notBefore };
    await running.app.get(PrinterService).printLater(paper);
  }

  const jobs = () => running.app.get(PrintJobs).listRecent(shopId, 100);
  const states = async () => (await jobs()).map(({ state }) => state);
  const health = async () => (await running.app.get(PrintQueueService).printers(shopId))[0]!;
  const come = (state: string) => eventually(async () => (await states()).every((one) => one === state));

  /** Turns until there is nothing to do, and a little while in which it could be called. */
  async function work(one = agent): Promise<void> {
    await eventually(async () => {
      while (await one.cycle());
      await new Promise((resolve) => setTimeout(resolve, 60));
      return one.offered === null && one.state !== 'starting';
    });
  }

  async function printed(one = agent): Promise<void> {
    await eventually(async () => {
      await work(one);
      return (await states()).every((state) => state === 'printed');
    });
  }

  async function missTheWindow(): Promise<void> {
    running.clock.advance({ seconds: 61 });
    await sweep();
  }

  it('is called, told where its printer stands, prints, and reports', async () => {
    await work();
    await eventually(async () => (await health()).status === 'Bereit');
    await queue();
    await eventually(() => agent.offered);
    await printed();
    expect(printer.paper.map(({ text }) => text.includes('2 x Spritz'))).toEqual([true]);
    expect(printer.paper[0]?.text).not.toContain('WIEDERHOLUNG');
  });

  it('prints all that waited while it was away, oldest first, each once', async () => {
    for (let n = 0; n < 5; n++) await queue();
    await printed();
    expect(printer.paper).toHaveLength(5);
    expect(
      (await jobs()).every(({ deliveries }) => deliveries.length === 1 && deliveries[0]!.fetchCount === 1),
    ).toBe(true);
  });

  it('prints what is wanted now, however much is kept for tomorrow', async () => {
    const tomorrow = new Date(running.clock.now().getTime() + 86_400_000);
    for (let n = 0; n < 25; n++) await queue('docket', tomorrow);
    await queue();
    await eventually(async () => {
      await work();
      return (await states()).includes('printed');
    });
    expect((await states()).filter((state) => state === 'waiting')).toHaveLength(25);
    expect(printer.paper).toHaveLength(1);
  }, 30_000);

  it('says that the roll is empty, and loses no try', async () => {
    await work();
    printer.state = 'paperOut';
    agent.looked = 0;
    await work();
    await eventually(async () => (await health()).status === 'Kein Papier');
    await queue();
    await keeper().turn();
    await work();
    expect((await jobs())[0]).toMatchObject({ state: 'waiting', attempts: 0, deliveries: [] });
    printer.state = 'ready';
    agent.looked = 0;
    await printed();
    expect(printer.paper[0]?.text).not.toContain('WIEDERHOLUNG');
  });

  it('prints nothing twice when its word was lost', async () => {
    const report = agent.report.bind(agent);
    agent.report = () => Promise.reject(new Error('no network'));
    await queue();
    await expect(work()).rejects.toThrow('no network');
    expect(printer.paper).toHaveLength(1);
    await missTheWindow();
    expect((await jobs())[0]).toMatchObject({ silences: 1 });
    agent.report = report;
    await printed();
    expect(printer.paper).toHaveLength(1);
  });

  it('asked again for what it printed, says so and prints no second paper', async () => {
    await queue();
    agent.report = async () => undefined;
    await eventually(async () => {
      await work();
      return printer.paper.length === 1;
    });
    await missTheWindow();
    await agent.close();
    writeFileSync(stateFile, JSON.stringify(agent.papers.map((paper) => ({ ...paper, told: true }))));
    agent = begun();
    await printed();
    expect(printer.paper).toHaveLength(1);
    expect((await jobs())[0]).toMatchObject({ deliveries: [{ fetchCount: 1 }] });
  });

  it('that lost power in the middle prints once more, marked', async () => {
    printer.faults = { powerLoss: 1 };
    await queue();
    await eventually(async () => {
      await work();
      return (await jobs())[0]!.silences === 1;
    });
    agent = begun();
    await printed();
    expect(printer.paper.at(-1)?.text).toContain('*** WIEDERHOLUNG 1 ***');
  });

  it('prints one paper when the broker brings each word of both sides twice', async () => {
    const tell = agent.tell.bind(agent);
    agent.tell = async (word, fields) => {
      await tell(word, fields);
      await tell(word, fields);
    };
    const hear = agent.hear.bind(agent);
    agent.hear = (to, payload) => {
      hear(to, payload);
      hear(to, payload);
    };
    await queue();
    await printed();
    await work();
    expect(printer.paper).toHaveLength(1);
    expect(await states()).toEqual(['printed']);
  });

  it('asks a person when nothing is heard of a paper twice', async () => {
    agent.report = async () => undefined;
    await queue('receipt');
    await eventually(async () => {
      await work();
      return printer.paper.length === 1;
    });
    await missTheWindow();
    expect(await states()).toEqual(['unclear']);
  });

  it('changes nothing with late, foreign and unreadable words', async () => {
    await work();
    await queue();
    await eventually(() => agent.offered);
    const token = agent.offered!;
    const mine = await mqtt.connectAsync(urlOf(printerId, secret));
    for (const word of [
      '',
      '[',
      'null',
      '{"token":{"a":1}}',
      '{"result":"printed"}',
      '{"token":"0123","result":"printed"}',
    ])
      await mine.publishAsync(`${topic}/result`, word, { qos: 1 });
    await mine.publishAsync(`${topic}/result`, JSON.stringify({ token, result: 'printed' }), { qos: 1 });
    await mine.endAsync();
    // Confirmed, but never fetched: that is no paper.
    expect((await jobs())[0]).toMatchObject({ state: 'printing', deliveries: [{ fetchedAt: null }] });

    const other = await registry().add(newId(), {
      name: 'Fremd',
      kind: 'mqtt',
      columns: 42,
      connection: { host: '10.0.0.1', port: 9100, topic: `${topic}x` },
    });
    const stranger = await mqtt.connectAsync(urlOf(other.printer.id, new URL(other.url).password), {
      reconnectPeriod: 0,
    });
    stranger.on('error', () => undefined);
    await stranger.publishAsync(`${topic}x/take`, JSON.stringify({ token }), { qos: 1 });
    await stranger.publishAsync(`${topic}x/result`, JSON.stringify({ token, result: 'printed' }), { qos: 1 });
    const shownOut = new Promise<void>((resolve) => stranger.once('close', () => resolve()));
    stranger.publish(`${topic}/take`, JSON.stringify({ token }), { qos: 1 });
    await shownOut;
    await registry().remove(other.printer.shopId, other.printer.id);
    expect((await jobs())[0]).toMatchObject({ state: 'printing', deliveries: [{ fetchedAt: null }] });
  });

  it('is known to be gone when its connection breaks, and to be back when it is', async () => {
    await work();
    await eventually(async () => (await health()).mood === 'well');
    agent.link!.socket.destroy();
    await eventually(async () => (await health()).status === 'Die Verbindung zum Broker ist abgerissen');
    await work();
    await eventually(async () => (await health()).mood === 'well');
  });

  it('loses nothing and says nothing twice when the broker is killed between the paper and the word', async () => {
    await work();
    await queue();
    await eventually(() => agent.offered);
    const fetch = agent.fetch.bind(agent);
    agent.fetch = async (token) => {
      const bytes = await fetch(token);
      await broker().close();
      Reflect.set(keeper(), 'broker', null);
      return bytes;
    };
    await expect(work()).rejects.toThrow();
    expect(printer.paper).toHaveLength(1);
    expect(await states()).toEqual(['printing']);
    await keeper().turn();
    agent.fetch = fetch;
    Reflect.set(agent, 'url', urlOf(printerId, secret));
    await printed();
    expect(printer.paper).toHaveLength(1);
  });

  it('shuts out an old address, and a printer that was removed', async () => {
    await work();
    const { url } = await registry().renewAddress(shopId, printerId);
    await keeper().turn();
    await eventually(() => agent.link === null);
    await expect(begun().cycle()).rejects.toThrow('Name oder Passwort falsch');
    secret = new URL(url).password;
    await work(begun());
  });

  it('gives no two printers one topic, and none that is ours', async () => {
    const given = { host: '127.0.0.1', port: 9100, topic };
    const input = { name: 'Zwei', kind: 'mqtt' as const, columns: 42 as const, connection: given };
    await expect(registry().add(newId(), input)).rejects.toThrow('schon ein Drucker');
    await come('printed');
  });
});
