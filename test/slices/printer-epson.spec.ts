import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EpsonPrinter } from '../../scripts/printer-sim/epson-printer.mjs';
import { Connections } from '../../src/printer/connection/connections.service.js';
import { PrintJobs } from '../../src/printer/job/print-jobs.service.js';
import { PrintSweep } from '../../src/printer/job/print-sweep.service.js';
import { PrinterService } from '../../src/printer/printer/printer.service.js';
import { PrinterRegistry } from '../../src/printer/printer/printer-registry.service.js';
import { PrinterWatch } from '../../src/printer/printer/printer-watch.service.js';
import { PrintQueueService } from '../../src/printer/queue/print-queue.service.js';
import { newId } from '../../src/shared/ids.js';
import { type RunningApp, startApp } from '../support/app.js';

describe('an Epson printer', () => {
  let running: RunningApp;
  let shopId: string;
  let printerId: string;
  let url: string;
  let printer: EpsonPrinter;

  beforeAll(async () => {
    running = await startApp({ ROLE: 'web' });
  });
  afterAll(() => running?.close());
  beforeEach(async () => {
    shopId = newId();
    await add();
    printer = new EpsonPrinter({ url });
  });

  async function add(signIn?: { user: string; password: string }): Promise<void> {
    const connection = await running.app.get(Connections).of(shopId, 'epson', signIn);
    const input = { name: 'Küche', kind: 'epson', columns: 42, connection } as const;
    const made = await running.app.get(PrinterRegistry).add(shopId, input);
    printerId = made.printer.id;
    url = made.url.replace(/^https?:\/\/[^/]+/, running.url);
  }

  async function queue(name = 'Jägerschnitzel'): Promise<void> {
    const ticket = { kind: 'docket' as const, blocks: [{ kind: 'item' as const, quantity: 2, name }] };
    const key = { ref: newId(), event: 'accepted', template: 'kitchen' };
    await running.app.get(PrinterService).printLater({ shopId, printerId, key, title: 'Nr. 7', ticket });
    await running.app.get(PrinterWatch).wake(shopId, printerId);
  }

  const jobs = () => running.app.get(PrintJobs).listRecent(shopId, 100);
  const states = async () => (await jobs()).map(({ state }) => state);
  const health = async () => (await running.app.get(PrintQueueService).printers(shopId))[0]!;
  const wait = (seconds: number) => running.clock.advance({ seconds });
  const sweep = () => running.app.get(PrintSweep).sweep();

  it('is nobody below the path of another protocol, before and after it was seen below its own', async () => {
    const answer = async (path: string) => {
      const address = url.replace('/print/epson/', path);
      const calls = [
        fetch(address, { method: 'POST', body: '{"statusCode":"200%20OK"}' }),
        fetch(`${address}?mac=001162aabbcc`),
      ];
      return (await Promise.all(calls)).map(({ status }) => status);
    };
    expect(await answer('/print/cloudprnt/')).toEqual([404, 404]);
    expect((await printer.ask()).status).toBe(200);
    expect((await printer.ask()).status).toBe(200);
    expect(await answer('/print/cloudprnt/')).toEqual([404, 404]);
    expect((await answer('/print/agent/'))[0]).toBe(404);
  });

  it.each([1, 2] as const)('prints, in version %d', async (version) => {
    printer = new EpsonPrinter({ url, version });
    await queue('Jägerschnitzel & <Pommes>');
    // The first of a printer that knows no names is offered in both versions, newest first.
    for (let turn = 0; turn < 3; turn++) await printer.cycle();
    expect(printer.paper).toHaveLength(1);
    expect(printer.paper[0]?.text).toContain('2 x Jägerschnitzel & <Pommes>');
    expect(await states()).toEqual(['printed']);
    expect((await printer.ask()).body).toBe('');
    await queue('Spritz');
    await printer.cycle();
    expect(printer.paper[1]?.text).not.toContain('WIEDERHOLUNG');
    expect(await health()).toMatchObject({ mood: 'well' });
  });

  it('gets one paper at a time, under a name that Epson allows', async () => {
    await queue('eins');
    await queue('zwei');
    const first = await printer.ask();
    expect(first.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    expect(first.body).toMatch(/<printjobid>[0-9A-Za-z]{1,30}<\/printjobid>/);
    expect((await printer.ask()).body).toBe('');
    expect((await states()).sort()).toEqual(['printing', 'waiting']);
  });

  it('without paper is tried again later, loses no try, and marks what it prints then', async () => {
    await queue();
    printer.faults = { paperOutInside: 1 };
    await printer.cycle();
    expect((await jobs())[0]).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await health()).toMatchObject({ mood: 'trouble', status: 'Kein Papier' });
    await printer.cycle();
    expect((await jobs())[0]?.deliveries).toHaveLength(1);
    printer.state = 'ready';
    wait(31);
    await printer.cycle();
    expect(printer.paper[0]?.text).toContain('*** WIEDERHOLUNG 1 ***');
    expect(await states()).toEqual(['printed']);
  });

  it('that tells its state is given nothing until it is well', async () => {
    printer.state = 'coverOpen';
    await printer.status();
    await queue();
    wait(60);
    expect((await printer.ask()).body).toBe('');
    expect(await health()).toMatchObject({ status: 'Der Deckel ist offen' });
    printer.state = 'ready';
    await printer.status();
    await printer.cycle();
    expect(printer.paper[0]?.text).not.toContain('WIEDERHOLUNG');
  });

  it('prints once more, marked, when nothing was heard of the first, and then a person must look', async () => {
    await queue();
    printer.faults = { confirmationLost: 2 };
    await printer.cycle();
    wait(81);
    await sweep();
    await printer.cycle();
    expect(printer.paper[1]?.text).toContain('*** WIEDERHOLUNG 1 ***');
    wait(81);
    await sweep();
    expect(await states()).toEqual(['unclear']);
  });

  it('says what it likes about papers of others', async () => {
    await queue();
    await printer.ask();
    for (const token of ['0123456789abcdefghjk', 'x']) await printer.tell({ token, version: '2.00' }, '');
    expect(await states()).toEqual(['printing']);
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaa">]><response success="true" code="" status="0">&a;</response>';
    expect((await printer.result(bomb)).status).toBe(200);
    expect(await states()).toEqual(['printing']);
  });

  it('signs in where that was set up', async () => {
    const signIn = { user: 'kueche', password: 'geheim-1234' };
    await add(signIn);
    await queue();
    expect((await new EpsonPrinter({ url }).ask()).status).toBe(401);
    const wrong = new EpsonPrinter({ url, ...signIn, password: 'geheim-1235' });
    expect((await wrong.ask()).status).toBe(401);
    const right = new EpsonPrinter({ url, ...signIn });
    await right.cycle();
    expect(right.paper).toHaveLength(1);
    expect(JSON.stringify(await running.app.get(PrinterRegistry).list(shopId))).not.toContain('geheim');
  });

  it('finds no wrong address and no old one, and no ear for a megabyte', async () => {
    const post = async (to: string, body = 'ConnectionType=GetRequest') =>
      (await fetch(to, { method: 'POST', body })).status;
    expect(await post(`${running.url}/print/epson/${'x'.repeat(32)}`)).toBe(404);
    expect(await post(url, 'x'.repeat(1_000_000))).toBe(413);
    await running.app.get(PrinterRegistry).renewAddress(shopId, printerId);
    expect(await post(url)).toBe(404);
  });

  it('is seen by asking alone, also at an address with a slash, and after it was silent', async () => {
    await printer.cycle();
    wait(20);
    printer.url = `${url}/`;
    expect((await printer.ask()).status).toBe(200);
    expect((await health()).seenAt).toBe(running.clock.now().toISOString());
    wait(300);
    expect((await health()).status).toBe('Meldet sich nicht mehr');
    await printer.ask();
    expect((await health()).mood).toBe('well');
  });

  it('is not seen while it has not signed in', async () => {
    await add({ user: 'kueche', password: 'geheim-1234' });
    const stranger = new EpsonPrinter({ url });
    expect((await stranger.ask()).status).toBe(401);
    expect((await stranger.ask()).status).toBe(401);
    expect((await health()).seenAt ?? null).toBeNull();
    expect((await running.app.get(PrintQueueService).printers(shopId)).at(-1)?.seenAt).toBeNull();
  });

  it('that asks twice and says everything twice prints one paper', async () => {
    printer.faults = { doubleGet: 1, duplicateToken: 1 };
    await queue();
    await printer.cycle();
    expect(printer.paper).toHaveLength(1);
    expect(await states()).toEqual(['printed']);
    expect(printer.requests.filter(({ verb }) => verb === 'SetResponse')).toHaveLength(2);
  });

  it('prints on when its cover is closed again', async () => {
    printer.faults = { coverOpenInside: 1 };
    await queue();
    await printer.cycle();
    expect([printer.paper.length, await states()]).toEqual([0, ['waiting']]);
    printer.state = 'ready';
    await printer.status();
    await printer.cycle();
    expect([printer.paper.length, await states()]).toEqual([1, ['printed']]);
  });
});
