import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EscPosPrinter } from '../../scripts/printer-sim/escpos-printer.mjs';
import { PrintJobs } from '../../src/printer/job/print-jobs.service.js';
import { PrintPress } from '../../src/printer/job/print-press.service.js';
import { PrintSweep } from '../../src/printer/job/print-sweep.service.js';
import { PrinterService } from '../../src/printer/printer/printer.service.js';
import { PrinterRegistry } from '../../src/printer/printer/printer-registry.service.js';
import { PrintQueueService } from '../../src/printer/queue/print-queue.service.js';
import { newId } from '../../src/shared/ids.js';
import { type RunningApp, startApp } from '../support/app.js';

describe('a printer on port 9100', () => {
  let running: RunningApp;
  let shopId: string;
  let printerId: string;
  let printer: EscPosPrinter;

  beforeAll(async () => {
    running = await startApp({ ROLE: 'web', ALLOW_PRIVATE_TARGETS: '1' });
  });
  afterAll(() => running?.close());
  beforeEach(async () => {
    printer = new EscPosPrinter();
    const port = await printer.listen();
    shopId = newId();
    printerId = await added('127.0.0.1', port);
  });
  afterEach(() => printer.close());

  async function added(host: string, port: number): Promise<string> {
    const input = { name: 'Bar', kind: 'tcp', columns: 48, connection: { host, port } } as const;
    const { printer: made, url } = await running.app.get(PrinterRegistry).add(shopId, input);
    expect(url).toBe('');
    return made.id;
  }

  async function queue(kind: 'docket' | 'receipt' = 'docket'): Promise<void> {
    const ticket = {
      kind,
      blocks: [{ kind: 'item' as const, quantity: 2, name: 'Spritz', note: '\u001bp\u0000' }],
    };
    const key = { ref: newId(), event: 'accepted', template: 'bar' };
    await running.app.get(PrinterService).printLater({ shopId, printerId, key, title: 'Nr. 7', ticket });
  }

  const drive = () => running.app.get(PrintPress).drive(shopId, printerId);
  const jobs = () => running.app.get(PrintJobs).listRecent(shopId, 100);
  const states = async () => (await jobs()).map(({ state }) => state);
  const health = async () => (await running.app.get(PrintQueueService).printers(shopId))[0]!;
  const wait = (seconds: number) => running.clock.advance({ seconds });

  it('is called, printed on, and believed when it says that it is done', async () => {
    expect((await health()).status).toBe('Hat sich noch nicht gemeldet');
    await queue();
    await queue();
    await drive();
    expect(printer.connections).toBe(1);
    expect(printer.paper.map(({ drawer, unknown }) => [drawer, unknown])).toEqual([
      [0, []],
      [0, []],
    ]);
    expect(printer.paper[0]?.text).toContain('2 x Spritz');
    expect(await states()).toEqual(['printed', 'printed']);
    expect(await health()).toMatchObject({ mood: 'well', status: 'Bereit' });
  });

  it('is sent nothing without paper, and loses no try', async () => {
    printer.state = 'paperOut';
    await queue();
    await drive();
    expect(await health()).toMatchObject({ mood: 'trouble', status: 'Kein Papier' });
    expect((await jobs())[0]).toMatchObject({ state: 'waiting', attempts: 0, deliveries: [] });
    printer.state = 'ready';
    await drive();
    expect(printer.paper[0]?.text).not.toContain('WIEDERHOLUNG');
    expect(await states()).toEqual(['printed']);
  });

  it('that loses power in the middle prints once more, marked, and then a person must look', async () => {
    printer.faults = { powerLoss: 2 };
    await queue();
    await drive();
    expect((await jobs())[0]).toMatchObject({ state: 'waiting', attempts: 1 });
    await drive();
    expect(await states()).toEqual(['unclear']);
    await queue('receipt');
    printer.faults = { powerLoss: 1 };
    await drive();
    expect(await states()).toEqual(['unclear', 'unclear']);
  });

  it('marks the second paper', async () => {
    printer.faults = { powerLoss: 1 };
    await queue();
    await drive();
    await drive();
    expect(printer.paper.at(-1)?.text).toContain('*** WIEDERHOLUNG 1 ***');
    expect(await states()).toEqual(['printed']);
  });

  it('that is away is called less and less often, and nothing is counted', async () => {
    await printer.close();
    await queue();
    await drive();
    expect(await health()).toMatchObject({
      mood: 'trouble',
      status: 'Unter 127.0.0.1 antwortet kein Drucker',
    });
    expect((await jobs())[0]).toMatchObject({ state: 'waiting', attempts: 0, deliveries: [] });
    await printer.listen(printer.port);
    await drive();
    expect(await states()).toEqual(['waiting']);
    wait(6);
    await drive();
    expect(await states()).toEqual(['printed']);
  });

  it('goes on where a worker died between offer and paper', async () => {
    await queue();
    const [job] = await jobs();
    const book = running.app.get(PrintJobs);
    const until = new Date(running.clock.now().getTime() + 30_000);
    const media = ['application/vnd.epson.escpos' as const];
    await book.tell(job!, { kind: 'offered', token: newId(), media, until, at: running.clock.now() });
    await drive();
    expect(printer.paper).toHaveLength(0);
    wait(31);
    await running.app.get(PrintSweep).sweep();
    await drive();
    expect(printer.paper[0]?.text).not.toContain('WIEDERHOLUNG');
    expect(await states()).toEqual(['printed']);
  });

  it.each(['169.254.169.254', '0.0.0.0'])('is never %s', async (host) => {
    printerId = await added(host, 9100);
    await queue();
    await drive();
    expect((await jobs())[0]).toMatchObject({ state: 'waiting', deliveries: [] });
  });
});
