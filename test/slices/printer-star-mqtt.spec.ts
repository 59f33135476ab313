import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { StarMqttPrinter, starSettings } from '../../scripts/printer-sim/star-mqtt-printer.mjs';
import type { StarMode } from '../../src/printer/connection/connection.types.js';
import { PrintJobs } from '../../src/printer/job/print-jobs.service.js';
import { PrintSweep } from '../../src/printer/job/print-sweep.service.js';
import { PrinterService } from '../../src/printer/printer/printer.service.js';
import { PrinterRegistry } from '../../src/printer/printer/printer-registry.service.js';
import { BrokerKeeper } from '../../src/printer/protocols/mqtt/broker-keeper.service.js';
import { HAS_MOSQUITTO, Mosquitto } from '../../src/printer/protocols/mqtt/brokers.fixture.js';
import type { EmbeddedBroker } from '../../src/printer/protocols/mqtt/embedded-broker.js';
import type { OuterBroker } from '../../src/printer/protocols/mqtt/outer-broker.js';
import { PrintQueueService } from '../../src/printer/queue/print-queue.service.js';
import { newId } from '../../src/shared/ids.js';
import { type RunningApp, startApp } from '../support/app.js';
import { eventually } from '../support/wait.js';

const DOCKET = {
  kind: 'docket' as const,
  blocks: [{ kind: 'item' as const, quantity: 2, name: 'Jägerschnitzel' }],
};

/** What both brokers must do alike. */
class Kitchen {
  shopId = newId();
  printerId = '';
  url = '';
  printer!: StarMqttPrinter;

  constructor(readonly running: RunningApp) {}

  get registry() {
    return this.running.app.get(PrinterRegistry);
  }

  get keeper() {
    return this.running.app.get(BrokerKeeper);
  }

  async add(mode: StarMode, topic = `tresen/${newId()}`): Promise<void> {
    const made = await this.registry.add(this.shopId, {
      name: 'Küche',
      kind: 'starMqtt',
      columns: 48,
      connection: { topic, mode },
    });
    this.printerId = made.printer.id;
    this.url = made.url.replace(/^https?:\/\/[^/]+/, this.running.url);
    this.printer = new StarMqttPrinter({ url: this.url });
    await this.keeper.turn();
  }

  async close(): Promise<void> {
    await this.printer.close();
    await this.registry.remove(this.shopId, this.printerId);
  }

  async queue(): Promise<void> {
    const key = { ref: newId(), event: 'accepted', template: 'kitchen' };
    const order = { shopId: this.shopId, printerId: this.printerId, key, title: 'Nr. 7', ticket: DOCKET };
    await this.running.app.get(PrinterService).printLater(order);
  }

  jobs = () => this.running.app.get(PrintJobs).listRecent(this.shopId, 100);
  states = async () => (await this.jobs()).map(({ state }) => state);
  health = async () => (await this.running.app.get(PrintQueueService).printers(this.shopId))[0]!;
  come = (state: string) =>
    eventually(async () => {
      const states = await this.states();
      return states.length > 0 && states.every((one) => one === state);
    });

  async missTheWindow(): Promise<void> {
    this.running.clock.advance({ seconds: 81 });
    await this.running.app.get(PrintSweep).sweep();
  }
}

describe('a Star printer at our own broker', () => {
  let running: RunningApp;
  let kitchen: Kitchen;

  beforeAll(async () => {
    running = await startApp({ ROLE: 'web', MQTT_PORT: '0' });
    // Keeps the broker and its port over all cases.
    const first = new Kitchen(running);
    await first.add('full');
    running.env.MQTT_ADDRESS = `mqtt://127.0.0.1:${(first.keeper.current as EmbeddedBroker).port}`;
  });
  afterAll(() => running?.close());
  beforeEach(() => {
    kitchen = new Kitchen(running);
  });
  afterEach(() => kitchen.close());

  it('is told where to listen; another that shall speak HTTP is told so, and a stranger nothing', async () => {
    await kitchen.add('trigger');
    expect(await starSettings(kitchen.url)).toMatchObject({
      settingForMQTT: {
        useTriggerPOST: true,
        mqttConnectionSetting: {
          hostName: '127.0.0.1',
          authenticationSetting: { username: kitchen.printerId },
        },
      },
    });
    expect(await starSettings(`${kitchen.url}/`)).not.toBeNull();
    const plain = await kitchen.registry.add(newId(), { name: 'Alt', kind: 'cloudprnt', columns: 48 });
    expect(await starSettings(plain.url.replace(/^https?:\/\/[^/]+/, running.url))).toBeNull();
    expect(await starSettings(`${running.url}/print/cloudprnt/${'x'.repeat(32)}`)).toBeNull();
  });

  it('in trigger mode is called the moment there is a docket, and fetches it as ever', async () => {
    await kitchen.add('trigger');
    await kitchen.printer.connect();
    await kitchen.queue();
    await kitchen.come('printed');
    expect(kitchen.printer.paper.map(({ text }) => text.includes('2 x Jägerschnitzel'))).toEqual([true]);
    expect(kitchen.printer.messages.every(({ message }) => message.title === 'request-post')).toBe(true);
    expect(await kitchen.health()).toMatchObject({ mood: 'well' });
  });

  it('gets the docket itself in full mode, and says how it went', async () => {
    await kitchen.add('full');
    await kitchen.printer.connect();
    await eventually(async () => (await kitchen.health()).mood === 'well');
    for (let n = 0; n < 4; n++) await kitchen.queue();
    await kitchen.come('printed');
    expect(kitchen.printer.paper).toHaveLength(4);
    expect(kitchen.printer.paper[0]).toMatchObject({ drawer: 0, unknown: [] });
    expect(kitchen.printer.paper.every(({ text }) => !text.includes('WIEDERHOLUNG'))).toBe(true);
    expect(kitchen.printer.requests).toEqual([]);
  });

  it('refuses what it has received before: a person has to look, and nothing is printed twice', async () => {
    await kitchen.add('full');
    kitchen.printer.faults = { loseResult: 1 };
    await kitchen.printer.connect();
    await kitchen.queue();
    await eventually(() => kitchen.printer.paper.length === 1);
    await kitchen.missTheWindow();
    await kitchen.printer.sayStatus();
    await kitchen.come('unclear');
    expect(kitchen.printer.paper).toHaveLength(1);
    expect(new Set(kitchen.printer.received).size).toBe(1);
  });

  it('that has forgotten prints once more, marked', async () => {
    await kitchen.add('full');
    kitchen.printer.faults = { loseResult: 1, forgetTokens: 1 };
    await kitchen.printer.connect();
    await kitchen.queue();
    await eventually(() => kitchen.printer.paper.length === 1);
    await kitchen.missTheWindow();
    await kitchen.printer.sayStatus();
    await kitchen.come('printed');
    expect(kitchen.printer.paper.at(-1)?.text).toContain('*** WIEDERHOLUNG 1 ***');
  });

  it('without paper is sent nothing, and what it could not print comes under a new token', async () => {
    await kitchen.add('full');
    kitchen.printer.faults = { paperOut: 1 };
    await kitchen.printer.connect();
    await kitchen.queue();
    await eventually(async () => (await kitchen.health()).status === 'Kein Papier');
    await kitchen.keeper.turn();
    expect((await kitchen.jobs())[0]).toMatchObject({ state: 'waiting', attempts: 0 });
    kitchen.printer.refill();
    await kitchen.come('printed');
    expect(new Set(kitchen.printer.received).size).toBe(2);
    expect(kitchen.printer.paper).toHaveLength(1);
  });

  it('that says three times that it printed has printed once; foreign and late words change nothing', async () => {
    await kitchen.add('full');
    kitchen.printer.faults = { tripleResult: 1 };
    await kitchen.printer.connect();
    await kitchen.queue();
    await kitchen.come('printed');
    await kitchen.printer.result('0123456789', true, '200 OK');
    await kitchen.printer.result(kitchen.printer.received[0]!, false, '410');
    await kitchen.printer.tell('print-result', { printSucceeded: false });
    expect(await kitchen.states()).toEqual(['printed']);
    expect(kitchen.printer.paper).toHaveLength(1);
  });

  it('whose plug is pulled in the middle is known to be gone, and the docket is not lost', async () => {
    await kitchen.add('full');
    kitchen.printer.faults = { powerLoss: 1 };
    await kitchen.printer.connect();
    await kitchen.queue();
    await eventually(
      async () => (await kitchen.health()).status === 'Die Verbindung zum Broker ist abgerissen',
    );
    await kitchen.missTheWindow();
    kitchen.printer.received = [];
    await kitchen.come('printed');
    expect(kitchen.printer.paper[0]?.text).toContain('*** WIEDERHOLUNG 1 ***');
  });
});

(HAS_MOSQUITTO ? describe : describe.skip)('a Star printer at the broker of somebody else', () => {
  let mosquitto: Mosquitto;
  let running: RunningApp;
  let kitchen: Kitchen;

  beforeAll(async () => {
    mosquitto = await Mosquitto.start([
      { name: 'tresen', password: 'server-pw', rights: ['readwrite tresen/#'] },
      { name: 'foreign', password: 'foreign-pw', rights: ['readwrite other/#'] },
    ]);
    const url = `mqtt://tresen:server-pw@127.0.0.1:${mosquitto.port}`;
    running = await startApp({ ROLE: 'web', MQTT_URL: url });
    kitchen = new Kitchen(running);
    await kitchen.add('full', 'tresen/kitchen');
    // As docs/operations.md says: an account for each printer, and its own branch.
    const password = new URL(kitchen.url).pathname.split('/').at(-1)!;
    await mosquitto.admit({ name: kitchen.printerId, password, rights: ['readwrite tresen/kitchen/#'] });
    await eventually(() => (kitchen.keeper.current as OuterBroker).isConnected);
    await kitchen.keeper.turn();
  });
  afterAll(async () => {
    await kitchen?.close();
    await running?.close();
    await mosquitto?.stop();
  });

  it('prints, and goes on where the broker was killed in the middle', async () => {
    await kitchen.printer.connect();
    await eventually(async () => (await kitchen.health()).mood === 'well');
    await kitchen.queue();
    await kitchen.come('printed');

    kitchen.printer.faults = { loseResult: 1 };
    await kitchen.queue();
    await eventually(() => kitchen.printer.paper.length === 2);
    await mosquitto.kill();
    await kitchen.queue();
    expect((await kitchen.states()).sort()).toEqual(['printed', 'printing', 'waiting']);
    await mosquitto.run();
    await eventually(
      () => (kitchen.keeper.current as OuterBroker).isConnected && kitchen.printer.paper.length === 2,
    );
    await kitchen.missTheWindow();
    await eventually(async () => {
      await kitchen.keeper.turn();
      await kitchen.printer.sayStatus().catch(() => undefined);
      return (await kitchen.states()).every((state) => state !== 'waiting' && state !== 'printing');
    });
    // Nobody knows of the second whether it is on paper, so somebody looks; the third came out by itself.
    expect((await kitchen.states()).sort()).toEqual(['printed', 'printed', 'unclear']);
    expect(kitchen.printer.paper).toHaveLength(3);
  });
});
