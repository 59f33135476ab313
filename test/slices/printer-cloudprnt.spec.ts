import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EpsonPrinter } from '../../scripts/printer-sim/epson-printer.mjs';
import { StarPrinter } from '../../scripts/printer-sim/printer.mjs';
import { InterruptedPapers } from '../../src/printer/job/interrupted-papers.service.js';
import { PrintJobs } from '../../src/printer/job/print-jobs.service.js';
import { PrintSweep } from '../../src/printer/job/print-sweep.service.js';
import { PrinterService } from '../../src/printer/printer/printer.service.js';
import { PrinterRegistry } from '../../src/printer/printer/printer-registry.service.js';
import { PrinterWatch } from '../../src/printer/printer/printer-watch.service.js';
import { Diagnosis } from '../../src/printer/queue/diagnosis.service.js';
import type { Ticket } from '../../src/printer/ticket/ticket.types.js';
import { newId } from '../../src/shared/ids.js';
import { type RunningApp, startApp } from '../support/app.js';

const DOCKET: Ticket = {
  kind: 'docket',
  blocks: [
    { kind: 'heading', text: 'Nr. 1042' },
    { kind: 'item', quantity: 2, name: 'Jägerschnitzel', price: '25,80 €', note: 'ohne \u001bp\u0000 Pilze' },
    { kind: 'cut' },
  ],
};

describe('a Star printer in the kitchen', () => {
  let running: RunningApp;
  let shopId: string;
  let printerId: string;
  let printer: StarPrinter;

  beforeAll(async () => {
    // A web process: the schedules are asked by hand, so that only the stopped clock moves.
    running = await startApp({ ROLE: 'web' });
  });
  afterAll(() => running?.close());

  beforeEach(async () => {
    shopId = newId();
    const { printer: added, url } = await registry().add(shopId, {
      name: 'Küche',
      kind: 'cloudprnt',
      columns: 48,
    });
    printerId = added.id;
    printer = new StarPrinter({ url: url.replace(/^https?:\/\/[^/]+/, running.url) });
  });

  const registry = () => running.app.get(PrinterRegistry);
  const service = () => running.app.get(PrinterService);
  const wait = (seconds: number) => running.clock.advance({ seconds });
  const sweep = () => running.app.get(PrintSweep).sweep();

  async function queue(ref = newId(), ticket = DOCKET): Promise<void> {
    const key = { ref, event: 'accepted', template: 'kitchen' };
    await service().printLater({ shopId, printerId, key, title: 'Nr. 1042', ticket });
    await running.app.get(PrinterWatch).wake(shopId, printerId);
  }

  const jobs = () => running.app.get(PrintJobs).listRecent(shopId, 100);
  const states = async () => (await jobs()).map(({ state }) => state);

  it('prints a docket with umlauts and the euro, and nothing a guest smuggled in', async () => {
    await queue();
    await printer.cycle();
    expect(printer.paper).toHaveLength(1);
    expect(printer.paper[0]).toMatchObject({ drawer: 0, unknown: [] });
    expect(printer.paper[0]?.text).toContain('2 x Jägerschnitzel                       25,80 €');
    expect(printer.paper[0]?.text).toContain('ohne p Pilze');
    expect(printer.paper[0]?.text).not.toContain('WIEDERHOLUNG');
    expect(await states()).toEqual(['printed']);
  });

  it('prints the same paper once, however often it is asked for', async () => {
    await queue('order-1');
    await queue('order-1');
    await printer.cycle();
    await printer.cycle();
    expect(printer.paper).toHaveLength(1);
  });

  it('prints one after the other, oldest first', async () => {
    for (const name of ['eins', 'zwei', 'drei']) {
      await queue(name, { kind: 'docket', blocks: [{ kind: 'heading', text: name }] });
    }
    for (let i = 0; i < 4; i++) await printer.cycle();
    expect(printer.paper.map(({ text }) => text.split('\n')[0]?.trim())).toEqual(['eins', 'zwei', 'drei']);
  });

  it('gives two polls at once one delivery between them', async () => {
    await queue('one');
    await queue('two');
    const offers = await Promise.all(Array.from({ length: 8 }, () => printer.poll()));
    const tokens = offers.flatMap((offer) => (offer?.jobToken ? [offer.jobToken] : []));
    expect(tokens.length).toBeGreaterThan(0);
    expect(new Set(tokens).size).toBe(1);
    expect((await states()).sort()).toEqual(['printing', 'waiting']);
  });

  it('marks the second paper when the confirmation was lost, and asks a person after the second silence', async () => {
    printer.faults = { loseDelete: 2 };
    await queue();
    await printer.cycle();
    expect((await printer.poll())?.jobReady).toBe(false);
    wait(81);
    await sweep();
    await printer.cycle();
    expect(printer.paper).toHaveLength(2);
    expect(printer.paper[1]?.text).toMatch(/\*\*\* WIEDERHOLUNG 1 \*\*\*[\s\S]*ggf\. bereits gedruckt/);
    wait(81);
    await sweep();
    expect(await states()).toEqual(['unclear']);
  });

  it('takes a late word for the paper it speaks of, within ten minutes', async () => {
    await queue();
    const offer = await printer.poll();
    await printer.fetch(offer!.jobToken!, 'application/vnd.star.starprnt');
    wait(81);
    await sweep();
    expect(await states()).toEqual(['waiting']);
    await printer.confirm(offer!.jobToken!, '200');
    expect(await states()).toEqual(['printed']);
    expect((await printer.poll())?.jobReady).toBe(false);
  });

  it('is printed once when the confirmation comes three times', async () => {
    printer.faults = { tripleDelete: 1 };
    await queue();
    await printer.cycle();
    await printer.cycle();
    expect(printer.requests.filter(({ verb }) => verb === 'DELETE').map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    expect(printer.paper).toHaveLength(1);
    expect(await states()).toEqual(['printed']);
  });

  it('takes the confirmation by GET from a printer that cannot send DELETE', async () => {
    await queue();
    const offer = await printer.poll();
    await printer.fetch(offer!.jobToken!, 'application/vnd.star.starprnt');
    expect((await printer.confirm(offer!.jobToken!, '200', 'GET')).status).toBe(200);
    expect(await states()).toEqual(['printed']);
  });

  it('marks a paper that the printer fetches again by itself', async () => {
    await queue();
    const { jobToken } = (await printer.poll())!;
    const bytes = async () => (await printer.fetch(jobToken!, 'text/plain')).body.toString('utf8');
    expect(await bytes()).not.toContain('WIEDERHOLUNG');
    expect(await bytes()).toContain('*** WIEDERHOLUNG 1 ***');
    wait(30);
    expect(await bytes()).toContain('*** WIEDERHOLUNG 1 ***');
  });

  it('offers the same delivery again until it is fetched, counts nothing, and never gives up', async () => {
    printer.faults = { neverGet: 100 };
    await queue();
    const first = await printer.cycle();
    wait(10);
    expect((await printer.cycle())?.jobToken).toBe(first?.jobToken);
    for (let turn = 0; turn < 6; turn++) {
      wait(46);
      await sweep();
      await printer.cycle();
    }
    expect(printer.paper).toHaveLength(0);
    expect((await jobs())[0]).toMatchObject({ attempts: 0, lateAt: expect.any(Date) });
    printer.faults = {};
    await printer.cycle();
    expect(printer.paper[0]?.text).not.toContain('WIEDERHOLUNG');
    expect(await states()).toEqual(['printed']);
  });

  it('prints after a trouble of five polls, and says no word about a paper it never fetched', async () => {
    await queue();
    printer.faults = { code: '520' };
    for (let turn = 0; turn < 6; turn++) {
      await printer.cycle();
      wait(61);
    }
    expect((await jobs())[0]).toMatchObject({ state: 'waiting', attempts: 0 });
    printer.faults = {};
    const offer = (await printer.poll())!;
    await printer.confirm(offer.jobToken!, '200');
    await printer.confirm('', '200');
    expect(await states()).toEqual(['printing']);
    await printer.print(offer);
    expect(printer.paper[0]?.text).not.toContain('WIEDERHOLUNG');
    expect(await states()).toEqual(['printed']);
  });

  it('waits for a printer that says it still prints', async () => {
    await queue();
    const { jobToken } = (await printer.poll())!;
    await printer.fetch(jobToken!, 'text/plain');
    wait(70);
    await printer.poll({ printingInProgress: true, jobToken });
    wait(20);
    await sweep();
    expect(await states()).toEqual(['printing']);
    await printer.confirm(jobToken!, '200');
    expect(await states()).toEqual(['printed']);
  });

  it('knows a printer that typed a slash behind its address, and one without a device address', async () => {
    const typed = new StarPrinter({ url: `${printer.url}/`, mac: '00:00:00:00:00:00' });
    await queue();
    await typed.cycle();
    expect(typed.paper).toHaveLength(1);
    expect(await states()).toEqual(['printed']);
    await queue();
    await printer.cycle();
    expect(printer.paper).toHaveLength(1);
  });

  it('prints nothing about a guest who is erased, and lets nothing wait for it', async () => {
    await queue('order-8');
    await printer.cycle();
    await service().reprint(shopId, (await jobs())[0]!.id, { by: 'Lucia' });
    await queue('order-9');
    await service().forget(shopId, 'order-8');
    expect(await states()).toEqual(['waiting', 'cancelled', 'printed']);
    await printer.cycle();
    await printer.cycle();
    expect(printer.paper).toHaveLength(2);
  });

  it('moves what waits to another printer when its own is removed, and says where from', async () => {
    await queue('order-1');
    await queue('order-2');
    const offer = (await printer.poll())!;
    await printer.fetch(offer.jobToken!, 'text/plain');
    const { printer: bar, url } = await registry().add(shopId, {
      name: 'Bar',
      kind: 'cloudprnt',
      columns: 48,
    });
    await expect(
      service().remove(shopId, printerId, { by: 'Lucia', moveTo: undefined }),
    ).rejects.toMatchObject({
      code: 'PAPERS_WAIT',
    });
    await service().remove(shopId, printerId, { by: 'Lucia', moveTo: bar.id });
    await running.app.get(PrinterWatch).wake(shopId, bar.id);
    const other = new StarPrinter({ url: url.replace(/^https?:\/\/[^/]+/, running.url) });
    for (let turn = 0; turn < 3; turn++) await other.cycle();
    expect(other.paper.map(({ text }) => text.includes('umgeleitet von Küche'))).toEqual([true, true]);
    expect(other.paper.map(({ text }) => text.includes('WIEDERHOLUNG 1'))).toEqual([true, false]);

    const [job] = await jobs();
    await service().remove(shopId, bar.id, { by: 'Lucia', moveTo: undefined });
    await expect(service().reprint(shopId, job!.id, { by: 'Lucia' })).rejects.toMatchObject({
      code: 'PRINTER_GONE',
    });
  });

  it('holds papers while there is no roll, counts no attempt, and goes on with a mark', async () => {
    printer.faults = { paperOut: 1 };
    await queue();
    await printer.cycle();
    expect(await states()).toEqual(['waiting']);
    for (let minute = 0; minute < 5; minute++) {
      wait(60);
      expect((await printer.cycle())?.jobReady).toBe(false);
      await sweep();
    }
    expect((await jobs())[0]).toMatchObject({ attempts: 0, state: 'waiting' });
    printer.refill();
    await printer.cycle();
    expect(printer.paper[0]?.text).toContain('*** WIEDERHOLUNG 1 ***');
    expect(await states()).toEqual(['printed']);
  });

  it('survives a power cut in the middle of a paper', async () => {
    printer.faults = { powerLoss: 1, powerLossMs: 0 };
    await queue();
    await printer.cycle();
    wait(81);
    await sweep();
    await printer.cycle();
    expect(printer.paper).toHaveLength(1);
    expect(printer.paper[0]?.text).toContain('*** WIEDERHOLUNG 1 ***');
  });

  it('falls back to the next format, and says when none is left', async () => {
    const simple = new StarPrinter({
      url: printer.url,
      media: ['application/vnd.star.starprnt', 'application/vnd.star.line'],
    });
    await queue();
    for (const refusal of ['510', '511']) {
      const offer = (await simple.poll())!;
      const type = simple.media.find((media) => offer.mediaTypes?.includes(media))!;
      await simple.fetch(offer.jobToken!, type);
      await simple.confirm(offer.jobToken!, refusal);
    }
    expect((await printer.poll())?.mediaTypes).toEqual([
      'application/vnd.star.linematrix',
      'image/png',
      'text/plain',
    ]);
    await simple.cycle();
    expect((await jobs())[0]).toMatchObject({ state: 'failed', reason: 'media' });
  });

  it('prints as text on a printer that speaks nothing else', async () => {
    const simple = new StarPrinter({ url: printer.url, media: ['text/plain'] });
    await queue();
    await simple.cycle();
    expect(simple.paper[0]?.text).toContain('2 x Jägerschnitzel');
    expect(simple.paper[0]?.media).toBe('text/plain; charset=utf-8');
    expect(await states()).toEqual(['printed']);
  });

  it('has nothing to fetch for a foreign, an old or a confirmed token', async () => {
    await queue();
    const offer = (await printer.poll())!;
    const type = 'application/vnd.star.starprnt';
    expect((await printer.fetch('0123456789abcdefghjk', type)).status).toBe(404);
    expect((await printer.fetch(offer.jobToken!, 'image/jpeg')).status).toBe(415);
    await printer.print(offer);
    expect((await printer.fetch(offer.jobToken!, type)).status).toBe(410);
  });

  it('keeps the papers of one printer from another', async () => {
    await queue();
    const offer = (await printer.poll())!;
    const other = await registry().add(newId(), { name: 'Fremd', kind: 'cloudprnt', columns: 48 });
    const stranger = new StarPrinter({
      url: other.url.replace(/^https?:\/\/[^/]+/, running.url),
      mac: '001162aaaaaa',
    });
    expect((await stranger.poll())?.jobReady).toBe(false);
    expect((await stranger.fetch(offer.jobToken!, 'text/plain')).status).toBe(404);
    await stranger.confirm(offer.jobToken!, '200');
    expect(await states()).toEqual(['printing']);
  });

  it('answers 404 to a wrong address, to an old one, and to a second device at the same one', async () => {
    const status = async (url: string, body = '{}') => (await fetch(url, { method: 'POST', body })).status;
    expect(await status(`${running.url}/print/cloudprnt/${'x'.repeat(32)}`)).toBe(404);

    await printer.poll();
    const thief = new StarPrinter({ url: printer.url, mac: '00:11:62:ff:ff:ff' });
    expect(await thief.poll()).toBeNull();
    expect((await printer.poll())?.jobReady).toBe(false);

    const { url } = await registry().renewAddress(shopId, printerId);
    expect(await status(printer.url)).toBe(404);
    expect(await status(url.replace(/^https?:\/\/[^/]+/, running.url))).toBe(200);
  });

  it.each([
    ['nothing at all', undefined, undefined],
    ['no label', '{"statusCode":"200%20OK"}', ''],
    ['a label that is none of ours', '{"statusCode":"200"}', 'application/vnd.star.poll'],
    ['a body nobody can read', '{"statusCode":', 'application/json'],
    ['nothing but nulls', '{"statusCode":"200","printerMAC":null,"clientAction":null}', 'application/json'],
    ['something else entirely', '[1,2,3]', 'text/plain'],
  ])('understands a poll with %s', async (_, body, type) => {
    await queue();
    const headers: Record<string, string> = type ? { 'content-type': type } : {};
    const answer = await fetch(printer.url, { method: 'POST', body, headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ jobReady: true, deleteMethod: 'DELETE' });
  });

  it('does not read a poll that is longer than any printer writes', async () => {
    const answer = await fetch(printer.url, { method: 'POST', body: 'x'.repeat(100_000) });
    expect(answer.status).toBe(413);
  });

  it('says by 404 that it wants plain HTTP', async () => {
    for (const path of [
      '/print/cloudprnt/cloudprnt-setting.json?mac=1',
      `${new URL(printer.url).pathname}/cloudprnt-setting.json`,
    ]) {
      expect((await fetch(running.url + path)).status).toBe(404);
    }
  });

  it('prints again on demand, marked with who asked; two who press at once get one paper', async () => {
    await queue();
    await printer.cycle();
    const id = (await jobs())[0]!.id;
    await Promise.all([
      service().reprint(shopId, id, { by: 'Lucia' }),
      service().reprint(shopId, id, { by: 'Jonas' }),
    ]);
    await running.app.get(PrinterWatch).wake(shopId, printerId);
    await printer.cycle();
    await printer.cycle();
    expect(printer.paper).toHaveLength(2);
    expect(printer.paper[1]?.text).toMatch(/\*\*\* WIEDERHOLUNG 1 \*\*\*\n +(Lucia|Jonas), \d\d:\d\d Uhr/);

    await service().reprint(shopId, id, { by: 'Lucia' });
    await running.app.get(PrinterWatch).wake(shopId, printerId);
    await printer.cycle();
    expect(printer.paper[2]?.text).toContain('*** WIEDERHOLUNG 2 ***');
  });

  it('prints again once for all who press before it is fetched, one after the other too', async () => {
    await queue();
    await printer.cycle();
    const id = (await jobs())[0]!.id;
    for (const by of ['Lucia', 'Jonas', 'Lucia']) await service().reprint(shopId, id, { by });
    expect(await states()).toEqual(['waiting', 'printed']);
    await running.app.get(PrinterWatch).wake(shopId, printerId);
    await printer.cycle();
    await printer.cycle();
    expect(printer.paper).toHaveLength(2);
  });

  it('gets a docket once more soon after the server died with it on its way', async () => {
    await queue();
    const { jobToken } = (await printer.poll())!;
    await printer.fetch(jobToken!, printer.media[0]!);
    await running.app.get(InterruptedPapers).onApplicationBootstrap();
    wait(21);
    await sweep();
    await printer.cycle();
    expect(printer.paper[0]?.text).toContain('WIEDERHOLUNG');
    expect(await states()).toEqual(['printed']);
  });

  it('keeps in what is cancelled', async () => {
    await queue('order-7');
    await service().cancelFor(shopId, 'order-7');
    await printer.cycle();
    expect(printer.paper).toHaveLength(0);
    expect(await states()).toEqual(['cancelled']);
  });

  it('shows within a minute that a paper waits for nobody', async () => {
    await queue();
    wait(60);
    await sweep();
    const [job] = await jobs();
    expect(job?.lateAt).toEqual(running.clock.now());
  });

  it('throws away what is too old to be cooked', async () => {
    await queue();
    running.clock.advance({ hours: 3 });
    await sweep();
    await printer.cycle();
    expect(printer.paper).toHaveLength(0);
    expect((await jobs())[0]).toMatchObject({ state: 'cancelled', reason: 'expired' });
  });

  it('is asked once what it is, while nothing waits, and says it in the diagnosis', async () => {
    const first = await printer.poll();
    expect(first).toEqual({
      jobReady: false,
      clientAction: expect.arrayContaining([{ request: 'ClientType', options: '' }]),
    });
    expect(await printer.poll()).toEqual({ jobReady: false });
    const told = [
      { request: 'ClientType', result: 'Star mC-Print3\u0007' },
      { request: 'ClientVersion', result: '3.2' },
      { request: 'GetPollInterval', result: '5' },
      { request: 'rm -rf', result: 'x'.repeat(5_000) },
    ];
    expect(await printer.poll({ clientAction: told })).toEqual({ jobReady: false });
    const { device } = await running.app.get(Diagnosis).of(shopId, printerId);
    expect(device).toBe('Star mC-Print3, Firmware 3.2, fragt alle 5 s');
    await queue();
    await printer.cycle();
    await printer.poll();
    expect(await printer.poll()).toEqual({ jobReady: false });
    expect(printer.paper).toHaveLength(1);
  });

  it.each(['application/vnd.star.linematrix', 'image/png'])(
    'prints %s where it knows nothing else',
    async (media) => {
      printer.media = [media];
      await queue();
      await printer.cycle();
      expect(printer.paper[0]).toMatchObject({ media, drawer: 0, unknown: [] });
      expect(await states()).toEqual(['printed']);
    },
  );

  it('writes the code page that was chosen for it', async () => {
    await registry().change(shopId, printerId, { codePage: 'cp858' });
    await queue();
    await printer.cycle();
    expect(printer.paper[0]?.bytes.includes(Buffer.from([0x1b, 0x1d, 0x74, 4]))).toBe(true);
    expect(printer.paper[0]?.text).toContain('2 x Jägerschnitzel                       25,80 €');
  });

  it('is followed by a printer of another make, which prints what waited', async () => {
    await queue();
    await printer.poll();
    const { url } = await registry().connect(shopId, printerId, { kind: 'epson', connection: null });
    expect(await printer.poll()).toBeNull();
    const epson = new EpsonPrinter({ url: url.replace(/^https?:\/\/[^/]+/, running.url) });
    wait(46);
    await sweep();
    for (let turn = 0; turn < 3 && epson.paper.length === 0; turn++) await epson.cycle();
    expect(epson.paper).toHaveLength(1);
    expect(epson.paper[0]?.text).not.toContain('WIEDERHOLUNG');
    expect(await states()).toEqual(['printed']);
  });

  it('is one of twenty at most, however many are added at once', async () => {
    const add = () => registry().add(shopId, { name: 'Noch einer', kind: 'browser', columns: 48 });
    const added = await Promise.allSettled(Array.from({ length: 25 }, add));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
    expect(await registry().list(shopId)).toHaveLength(20);
  }, 30_000);

  it('gets nothing for an old paper that it comes back to', async () => {
    printer.faults = { duplicateToken: 1 };
    await queue();
    await printer.cycle();
    expect(printer.requests.filter(({ verb }) => verb === 'GET').map(({ status }) => status)).toEqual([
      200, 410,
    ]);
    expect(printer.paper).toHaveLength(1);
    expect(await states()).toEqual(['printed']);
  });
});
