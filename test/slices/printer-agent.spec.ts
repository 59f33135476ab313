import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { PrintAgent } from '../../scripts/print-agent/agent.mjs';
import { EscPosPrinter } from '../../scripts/printer-sim/escpos-printer.mjs';
import { PrintJobs } from '../../src/printer/job/print-jobs.service.js';
import { PrintSweep } from '../../src/printer/job/print-sweep.service.js';
import { PrinterService } from '../../src/printer/printer/printer.service.js';
import { PrinterRegistry } from '../../src/printer/printer/printer-registry.service.js';
import { PrinterWatch } from '../../src/printer/printer/printer-watch.service.js';
import { PrintQueueService } from '../../src/printer/queue/print-queue.service.js';
import { newId } from '../../src/shared/ids.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { aFolder } from '../support/folder.js';

const HASTE = { connectMs: 500, statusMs: 150, printMs: 400, graceMs: 50 };

describe('the agent in the restaurant', () => {
  let running: RunningApp;
  let shopId: string;
  let printerId: string;
  let printer: EscPosPrinter;
  let url: string;
  let stateFile: string;
  let agent: PrintAgent;

  beforeAll(async () => {
    running = await startApp({ ROLE: 'web' });
  });
  afterAll(() => running?.close());

  beforeEach(async () => {
    printer = new EscPosPrinter();
    const port = await printer.listen();
    shopId = newId();
    const made = await running.app.get(PrinterRegistry).add(shopId, {
      name: 'Bar',
      kind: 'agent',
      columns: 42,
      connection: { host: '127.0.0.1', port },
    });
    printerId = made.printer.id;
    url = made.url.replace(/^https?:\/\/[^/]+/, running.url);
    stateFile = path.join(aFolder('agent'), 'papers.json');
    agent = begun();
  });
  afterEach(() => printer.close());

  const begun = () => new PrintAgent({ url, stateFile, patience: HASTE });

  async function queue(): Promise<void> {
    const ticket = {
      kind: 'docket' as const,
      blocks: [{ kind: 'item' as const, quantity: 2, name: 'Spritz' }],
    };
    const key = { ref: newId(), event: 'accepted', template: 'bar' };
    await running.app.get(PrinterService).printLater({ shopId, printerId, key, title: 'Nr. 7', ticket });
    await running.app.get(PrinterWatch).wake(shopId, printerId);
  }

  const jobs = () => running.app.get(PrintJobs).listRecent(shopId, 100);
  const states = async () => (await jobs()).map(({ state }) => state);
  const health = async () => (await running.app.get(PrintQueueService).printers(shopId))[0]!;

  async function missTheWindow(): Promise<void> {
    running.clock.advance({ seconds: 81 });
    await running.app.get(PrintSweep).sweep();
  }

  it('is downloaded as it stands beside the server, by who sets printers up', async () => {
    await aShop(running);
    const { token } = await signedIn(running);
    const ask = (headers = {}) => fetch(`${running.url}/api/printer/agent`, { headers });
    expect((await ask()).status).toBe(401);
    const answer = await ask({ authorization: `Bearer ${token}` });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(files['LIESMICH.txt']).toBeDefined();
    for (const name of ['print-agent.mjs', 'print-agent/agent.mjs', 'print-agent/mqtt-agent.mjs'])
      expect(Buffer.from(files[name]!).equals(readFileSync(`scripts/${name}`))).toBe(true);
  });

  it('is told where the printer stands, prints, and reports', async () => {
    expect(await agent.cycle()).toBe(false);
    await queue();
    await agent.cycle();
    expect(printer.paper[0]?.text).toContain('2 x Spritz');
    expect(await states()).toEqual(['printed']);
    expect(await health()).toMatchObject({ mood: 'well', status: 'Bereit' });
  });

  it('says that the roll is empty, and loses no try', async () => {
    printer.state = 'paperOut';
    await queue();
    await agent.cycle();
    await agent.cycle();
    expect(await health()).toMatchObject({ mood: 'trouble', status: 'Kein Papier' });
    expect((await jobs())[0]).toMatchObject({ state: 'waiting', attempts: 0 });
    printer.state = 'ready';
    agent.looked = 0;
    await agent.cycle();
    await agent.cycle();
    expect(printer.paper[0]?.text).not.toContain('WIEDERHOLUNG');
    expect(await states()).toEqual(['printed']);
  });

  it('says that it reaches no printer', async () => {
    await printer.close();
    await queue();
    await agent.cycle();
    await agent.cycle();
    expect((await health()).status).toBe('Der Druckhelfer erreicht den Drucker nicht');
    expect((await jobs())[0]).toMatchObject({ state: 'waiting', attempts: 0 });
    await printer.listen(printer.port);
  });

  /** Prints, and hears nothing of the server any more. */
  async function printUnheard(): Promise<void> {
    const send = Reflect.get(agent, 'send').bind(agent);
    Object.assign(agent, {
      send: (method: string, below: string, body?: { result?: string }) => {
        if (body?.result) throw new Error('no network');
        return send(method, below, body);
      },
    });
    await expect(agent.cycle()).rejects.toThrow('no network');
    expect(printer.paper).toHaveLength(1);
    await missTheWindow();
    expect(await states()).toEqual(['waiting']);
  }

  it('prints nothing twice when only its word was lost', async () => {
    await queue();
    await printUnheard();
    await begun().cycle();
    expect(printer.paper).toHaveLength(1);
    expect(await states()).toEqual(['printed']);
  });

  it('asked again for what it printed, fetches nothing and says so', async () => {
    await queue();
    await printUnheard();
    writeFileSync(stateFile, JSON.stringify(agent.papers.map((paper) => ({ ...paper, told: true }))));
    await begun().cycle();
    expect(printer.paper).toHaveLength(1);
    expect((await jobs())[0]).toMatchObject({ state: 'printed', deliveries: [{ fetchCount: 1 }] });
  });

  it('that lost power in the middle prints once more, marked', async () => {
    printer.faults = { powerLoss: 1 };
    await queue();
    await agent.cycle();
    expect((await jobs())[0]).toMatchObject({ state: 'waiting', attempts: 1, silences: 1 });
    await begun().cycle();
    expect(printer.paper.at(-1)?.text).toContain('*** WIEDERHOLUNG 1 ***');
    const [job] = await jobs();
    expect(job).toMatchObject({ state: 'printed' });
    expect(job!.deliveries).toHaveLength(1);
  });

  it('knows no wrong address, no old one, and no foreign paper', async () => {
    const status = async (method: string, below: string) =>
      (await fetch(`${running.url}/print/agent/${below}`, { method, body: method === 'POST' ? '{}' : null }))
        .status;
    expect(await status('POST', 'x'.repeat(32))).toBe(404);
    const secret = new URL(url).pathname.split('/').at(-1)!;
    expect(await status('GET', `${secret}/0123456789`)).toBe(404);
    expect(await status('POST', `${secret}/0123456789`)).toBe(200);
    await running.app.get(PrinterRegistry).renewAddress(shopId, printerId);
    expect(await status('POST', secret)).toBe(404);
  });

  it('does not read a megabyte', async () => {
    expect((await fetch(url, { method: 'POST', body: 'x'.repeat(1_000_000) })).status).toBe(413);
  });

  it('drives no printer outside of its network, whatever the server says', async () => {
    await running.app
      .get(PrinterRegistry)
      .change(shopId, printerId, { connection: { host: '8.8.8.8', port: 9100 } });
    await queue();
    await agent.cycle();
    expect((await jobs())[0]).toMatchObject({ attempts: 0 });
  });
});
