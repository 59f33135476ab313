import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { StarPrinter } from '../../scripts/printer-sim/printer.mjs';
import { Live } from '../../src/platform/live/live.js';
import type { LiveEvent } from '../../src/platform/live/live.types.js';
import { PrintSweep } from '../../src/printer/job/print-sweep.service.js';
import { PrinterRepository } from '../../src/printer/printer/printer.repository.js';
import { PrinterService } from '../../src/printer/printer/printer.service.js';
import type { PrinterView } from '../../src/printer/printer/printer.view.js';
import { PrinterWatch } from '../../src/printer/printer/printer-watch.service.js';
import type { DiagnosisView } from '../../src/printer/queue/diagnosis.view.js';
import type { PaperView, PrintJobView } from '../../src/printer/queue/print-queue.view.js';
import type { Ticket } from '../../src/printer/ticket/ticket.types.js';
import { newId } from '../../src/shared/ids.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { aUser, JONAS, LUCIA, YUSUF } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';
import { eventually } from '../support/wait.js';

let running: RunningApp;
let shop: Shop;
let nord: Shop;
let lucia: Browser;
let jonas: Browser;
let yusuf: Browser;
const heard: Pick<LiveEvent, 'name' | 'data'>[] = [];

beforeAll(async () => {
  running = await startApp({ ROLE: 'web' });
  shop = await aShop(running);
  await aUser(running, JONAS, { shopId: shop.id, role: 'staff' });
  nord = await aShop(running, { name: 'Imbiss Nord' }, YUSUF);
  await signInAll();
  const live = running.app.get(Live, { strict: false });
  for (const name of ['print.changed', 'printer.silent', 'printer.back'] as const) {
    live.on(name, (hint) => heard.push({ name, ...hint }));
  }
}, 60_000);
afterAll(() => running?.close());
beforeEach(() => {
  heard.length = 0;
});

/** Again after time has passed: a sign-in lasts ten minutes. */
async function signInAll(): Promise<void> {
  lucia = await signedIn(running, LUCIA);
  jonas = await signedIn(running, JONAS);
  yusuf = await signedIn(running, YUSUF);
}

const printers = async (who = lucia) => (await who.get<PrinterView[]>('/api/printer/list')).body.data;
const jobs = async (who = lucia) => (await who.get<PrintJobView[]>('/api/print/list')).body.data;
const about = (printerId: string, name: string) =>
  heard.filter(
    (event) => event.name === name && (event.data as { printerId: string }).printerId === printerId,
  );

async function connect(name: string, who = lucia): Promise<{ id: string; printer: StarPrinter }> {
  const { status, body } = await who.post<{ id: string; url: string }>('/api/printer/add', {
    name,
    columns: 48,
  });
  expect(status).toBe(201);
  return {
    id: body.data.id,
    printer: new StarPrinter({ url: body.data.url, mac: `0011${name.length}2aabbcc`.slice(0, 12) }),
  };
}

async function queueFor(printerId: string, title: string, notBefore?: Date, shopId = shop.id): Promise<void> {
  const key = { ref: newId(), event: 'accepted', template: 'kitchen' };
  const ticket: Ticket = { kind: 'docket', blocks: [{ kind: 'heading', text: title }] };
  await running.app.get(PrinterService).printLater({ shopId, printerId, key, title, ticket, notBefore });
}

async function test(id: string, who = lucia): Promise<void> {
  expect((await who.post('/api/printer/test', { id })).status).toBe(200);
  await running.app.get(PrinterWatch).wake(shop.id, id);
}

describe('the print queue', () => {
  it('takes a new printer and shows its address once', async () => {
    const { id, printer } = await connect('Küche');
    expect(printer.url).toMatch(/\/print\/cloudprnt\/[\w-]{32}$/);
    const secret = printer.url.slice(-32);
    const [view] = (await printers()).filter((one) => one.id === id);
    expect(view).toMatchObject({ name: 'Küche', mood: 'unknown', status: 'Hat sich noch nicht gemeldet' });
    const page = await lucia.get('/app/printerQueue');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Druckaufträge');
    expect(page.text).not.toContain(secret);
  });

  it('prints a test with everything that can go wrong on it, and tells the page', async () => {
    const { id, printer } = await connect('Bar');
    await test(id);
    await printer.cycle();
    expect(printer.paper[0]?.text).toContain('äöü ÄÖÜ ß € – „Grüße“ é à ñ');
    const [job] = await jobs();
    expect(job).toMatchObject({
      title: 'Testdruck',
      stateText: 'gedruckt',
      mayReprint: true,
      mayCancel: false,
    });
    await eventually(() => heard.some(({ data }) => (data as { state?: string }).state === 'printed'));
  });

  it('shows the paper as the printer prints it, and what happened to it', async () => {
    const { id, printer } = await connect('Theke');
    await test(id);
    await printer.cycle();
    const [job] = await jobs();
    const { body } = await lucia.get<PaperView>(`/api/print/paper?id=${job?.id}`);
    const shown = body.data.lines.map((line) => (line.kind === 'text' ? line.text : line.kind));
    const printed = printer.paper[0]!.lines.map(({ text, qr, cut }) => text ?? (qr ? 'qr' : cut && 'cut'));
    expect(shown.filter(Boolean)).toEqual(printed.filter(Boolean));
    expect(body.data.history.map(({ text }) => text)).toEqual([
      'Auftrag angelegt',
      'dem Drucker angeboten',
      'vom Drucker abgeholt',
      'gedruckt',
    ]);
  });

  it('prints again with the name of who asked, and cancels what waits', async () => {
    const { id, printer } = await connect('Ausgabe');
    await test(id);
    await printer.cycle();
    const [job] = await jobs();
    expect((await jonas.post('/api/print/reprint', { id: job?.id })).status).toBe(200);
    const [again] = await jobs();
    expect(again).toMatchObject({ title: 'Testdruck', stateText: 'wartet', repeat: 1, mayCancel: true });
    expect((await lucia.post<PrintJobView>('/api/print/cancel', { id: again?.id })).body.data.stateText).toBe(
      'abgebrochen',
    );
    expect((await lucia.post('/api/print/cancel', { id: again?.id })).body.code).toBe('CANNOT_CANCEL_PRINT');

    await jonas.post('/api/print/reprint', { id: job?.id });
    await running.app.get(PrinterWatch).wake(shop.id, id);
    await printer.cycle();
    expect(printer.paper[1]?.text).toMatch(/KOPIE 1\n.*Jonas Weber, \d\d:\d\d Uhr/);
  });

  it('says in German how a printer is', async () => {
    const { id, printer } = await connect('Ofen');
    const health = async () => (await printers()).find((one) => one.id === id);
    for (const [code, mood, status] of [
      ['200', 'well', 'Bereit'],
      ['211', 'attention', 'Das Papier geht zu Ende'],
      ['410', 'trouble', 'Kein Papier'],
      ['420', 'trouble', 'Der Deckel ist offen'],
    ]) {
      printer.statusCode = code!;
      await printer.poll();
      expect(await health()).toMatchObject({ mood, status });
    }
    await eventually(() => about(id, 'print.changed').length > 0);
  });

  it('remembers the last requests of a printer, newest first, for whoever looks for a fault', async () => {
    const { id, printer } = await connect('Spur');
    await test(id);
    await printer.cycle();
    const { body } = await jonas.get<DiagnosisView>(`/api/printer/diagnosis?id=${id}`);
    expect(body.data).toMatchObject({ said: 'Bereit', advice: 'Alles in Ordnung.', waiting: 0 });
    expect(body.data.requests.map(({ text }) => text)).toEqual([
      'Meldet zum Bon: gedruckt',
      'Holt einen Bon ab',
      'Fragt („Bereit“): ein Bon liegt bereit',
    ]);
    expect((await yusuf.get(`/api/printer/diagnosis?id=${id}`)).status).toBe(404);
  });

  it('notices that a printer is gone, once, and that it is back', async () => {
    const { id, printer } = await connect('Grill');
    const watch = running.app.get(PrinterWatch);
    await printer.poll();
    running.clock.advance({ seconds: 25 });
    await watch.listen();
    running.clock.advance({ seconds: 60 });
    await Promise.all([watch.listen(), watch.listen()]);
    const [silence] = await eventually(
      () => about(id, 'printer.silent').length > 0 && about(id, 'printer.silent'),
    );
    expect(silence).toMatchObject({ at: running.clock.now().toISOString(), data: { name: 'Grill' } });
    expect((await printers()).find((one) => one.id === id)?.status).toBe('Meldet sich nicht mehr');

    await printer.poll();
    await eventually(() => about(id, 'printer.back').length > 0);
    await watch.listen();
    expect(about(id, 'printer.silent')).toHaveLength(1);
  });

  it('warns of a second device at the same address', async () => {
    const { id, printer } = await connect('Lager');
    await printer.poll();
    expect(await new StarPrinter({ url: printer.url, mac: '00:11:62:de:ad:00' }).poll()).toBeNull();
    expect((await printers()).find((one) => one.id === id)).toMatchObject({
      mood: 'attention',
      status: 'Ein anderes Gerät (00:11:62:DE:AD:00) benutzt dieselbe Adresse',
    });
  });

  it('asks the store nothing while nothing waits, and asks it again after ten minutes', async () => {
    const { id, printer } = await connect('Keller');
    await printer.poll();
    await printer.poll();
    await running.app.get(PrinterRepository).remove(shop.id, id);
    expect(await printer.poll()).toEqual({ jobReady: false });
    running.clock.advance({ minutes: 11 });
    expect(await printer.poll()).toBeNull();
    await signInAll();
  });

  it('answers a poll the same when it comes through the framework', async () => {
    const { id, printer } = await connect('Garten');
    await test(id);
    // An escaped letter reaches the same route, but not the fast path for polls.
    const url = printer.url.replace('/cloudprnt/', '/%63loudprnt/');
    const ask = (body: string, headers: Record<string, string> = {}) =>
      fetch(url, { method: 'POST', body, headers });
    expect(await (await ask('')).json()).toMatchObject({ jobReady: true });
    expect(await (await ask('{"statusCode":', { 'content-type': 'application/json' })).json()).toMatchObject({
      jobReady: true,
    });
    expect((await ask('x'.repeat(20_000), { 'content-type': 'text/plain' })).status).toBe(413);
    expect((await fetch(`${url}x`, { method: 'POST' })).status).toBe(404);
  });

  it('takes back what still waits when a printer is removed', async () => {
    const { id, printer } = await connect('Alt');
    await test(id);
    const { status, body } = await lucia.post('/api/printer/remove', { id });
    expect([status, body.code]).toEqual([422, 'PAPERS_WAIT']);
    expect((await printers()).find((one) => one.id === id)).toMatchObject({ waiting: 1 });
    expect((await lucia.post('/api/printer/remove', { id, waiting: 'cancel' })).status).toBe(200);
    expect(await printer.poll()).toBeNull();
    expect((await jobs())[0]).toMatchObject({ printerId: id, stateText: 'abgebrochen' });
    expect((await lucia.post('/api/printer/test', { id })).status).toBe(404);
  });

  it('prints again elsewhere when the printer of a paper is gone', async () => {
    const { id, printer } = await connect('Weg');
    await test(id);
    await printer.cycle();
    const [job] = await jobs();
    await lucia.post('/api/printer/remove', { id });
    const refused = await jonas.post('/api/print/reprint', { id: job?.id });
    expect([refused.status, refused.body.code]).toEqual([422, 'PRINTER_GONE']);
    const next = await connect('Neu');
    expect((await jonas.post('/api/print/reprint', { id: job?.id, printerId: next.id })).status).toBe(200);
    expect((await jobs())[0]).toMatchObject({ printerId: next.id, stateText: 'wartet', repeat: 1 });
  });

  it('moves what waits, and prints nothing while it is switched off', async () => {
    const { id, printer } = await connect('Aus');
    const next = await connect('An');
    await test(id);
    expect((await lucia.post('/api/printer/change', { id, enabled: false })).status).toBe(200);
    expect((await printer.poll())?.jobReady).toBe(false);
    expect((await printers()).find((one) => one.id === id)).toMatchObject({
      enabled: false,
      status: 'Ausgeschaltet: druckt nichts',
    });
    const [job] = await jobs();
    expect((await jonas.post('/api/print/move', { id: job?.id, printerId: 'nobody' })).status).toBe(422);
    const moved = await jonas.post<PrintJobView>('/api/print/move', { id: job?.id, printerId: next.id });
    expect(moved.body.data).toMatchObject({ printerId: next.id, hint: 'Umgeleitet von Aus.' });
    await running.app.get(PrinterWatch).wake(shop.id, next.id);
    await next.printer.cycle();
    expect(next.printer.paper[0]?.text).toContain('umgeleitet von Aus');
    const again = await jonas.post('/api/print/move', { id: job?.id, printerId: id });
    expect([again.status, again.body.code]).toEqual([422, 'CANNOT_MOVE_PRINT']);
  });

  it('says how long a paper has been waiting', async () => {
    const { id } = await connect('Lahm');
    await test(id);
    running.clock.advance({ minutes: 7 });
    const [job] = await jobs();
    expect(job).toMatchObject({
      isLate: true,
      needsHelp: true,
      hint: 'Wartet seit 7 Minuten auf den Drucker.',
    });
  });

  it('lets the team use printers, and only those who lead set them up', async () => {
    const { id } = await connect('Pass');
    expect((await jonas.get('/app/printerQueue')).status).toBe(200);
    await test(id, jonas);
    for (const call of ['add', 'change', 'renewAddress', 'remove']) {
      const { status } = await jonas.post(`/api/printer/${call}`, { id, name: 'Meins', columns: 48 });
      expect([call, status]).toEqual([call, 403]);
    }
  });

  it('shows nothing of another restaurant', async () => {
    const { id } = await connect('Geheim');
    await test(id);
    const [job] = await jobs();
    expect(await printers(yusuf)).toEqual([]);
    expect(await jobs(yusuf)).toEqual([]);
    for (const call of ['printer/test', 'printer/remove', 'printer/renewAddress', 'printer/change']) {
      expect([call, (await yusuf.post(`/api/${call}`, { id, name: 'x' })).status]).toEqual([call, 404]);
    }
    for (const call of ['print/reprint', 'print/cancel']) {
      expect([call, (await yusuf.post(`/api/${call}`, { id: job?.id })).status]).toEqual([call, 404]);
    }
    expect((await yusuf.get(`/api/print/paper?id=${job?.id}`)).status).toBe(404);
  });

  it('says what is wrong with a new printer', async () => {
    const { status, body } = await lucia.post('/api/printer/add', { name: '   ', columns: 40 });
    expect(status).toBe(400);
    expect(body.fields).toMatchObject({
      name: 'Bitte gib dem Drucker einen Namen mit höchstens 40 Zeichen.',
      columns: 'Bitte wähle eine der angebotenen Papierbreiten.',
    });
  });

  it('shows what still waits, however many papers were queued since', async () => {
    const [{ id: busy }, { id: stuck }] = [await connect('Viel'), await connect('Steht')];
    await queueFor(stuck, 'Nr. 1');
    for (let n = 2; n <= 102; n++) await queueFor(busy, `Nr. ${n}`);
    const shown = await jobs();
    expect(shown.filter(({ printerId }) => printerId === stuck)).toMatchObject([
      { title: 'Nr. 1', state: 'waiting' },
    ]);
    expect(new Set(shown.map((job) => job.id)).size).toBe(shown.length);
    for (const id of [busy, stuck]) await lucia.post('/api/printer/remove', { id, waiting: 'cancel' });
  });

  it('keeps the paper of an order of last week that was wanted today', async () => {
    const { id, printer } = await connect('Vorlauf');
    await queueFor(id, 'Nr. 7', new Date(running.clock.now().getTime() + 8 * 86_400_000));
    running.clock.advance({ days: 8, seconds: 1 });
    await signInAll();
    await running.app.get(PrinterWatch).wake(shop.id, id);
    await printer.cycle();
    await running.app.get(PrintSweep).strip();
    expect((await jobs())[0]).toMatchObject({ title: 'Nr. 7', state: 'printed', mayReprint: true });
  });

  it('forgets what guests wrote after a week, and says so', async () => {
    const { id, printer } = await connect('Archiv');
    await test(id);
    await printer.cycle();
    const [job] = await jobs();
    running.clock.advance({ days: 8 });
    await running.app.get(PrintSweep).strip();
    await signInAll();
    expect((await lucia.get<PaperView>(`/api/print/paper?id=${job?.id}`)).body.data.lines).toEqual([]);
    expect((await lucia.post('/api/print/reprint', { id: job?.id })).body.code).toBe('CANNOT_REPRINT');
  });
});

describe('the three printer settings of the shop', () => {
  it('are kept while there is no printer in the network, and lead to the first one once there is', async () => {
    const nord = await signedIn(running, YUSUF);
    const ip = async () =>
      (await nord.get<{ settings: { printerIP: string; printerType: string } }>('/api/shop/get')).body.data
        .settings;
    const set = (printerIP: string) => nord.post('/api/shop/update', { settings: { printerIP } });
    expect((await set('192.168.178.40')).status).toBe(200);
    expect(await ip()).toMatchObject({ printerIP: '192.168.178.40', printerType: 'Cloud' });

    const connection = { host: '192.168.178.50', port: 9100 };
    await nord.post('/api/printer/add', { name: 'Theke', columns: 48, kind: 'agent', connection });
    expect(await ip()).toMatchObject({ printerIP: '192.168.178.50', printerType: 'Network' });
    expect((await set('192.168.178.51')).status).toBe(200);
    expect((await printers(nord))[0]?.address).toBe('192.168.178.51:9100');
    expect((await set('8.8.8.8')).status).toBeGreaterThanOrEqual(400);
    expect((await set('drucker.example')).status).toBeGreaterThanOrEqual(400);
    expect(await ip()).toMatchObject({ printerIP: '192.168.178.51' });
  });
});

describe('the papers of another restaurant', () => {
  beforeAll(signInAll);

  it('lists the papers of one printer, and knows no printer of another shop', async () => {
    const { id } = await connect('Pizzaofen', yusuf);
    const other = await connect('Kasse', yusuf);
    await queueFor(id, 'Nr. 1', undefined, nord.id);
    await queueFor(other.id, 'Nr. 2', undefined, nord.id);
    const list = async (printer: string, who = yusuf) =>
      (await who.get<PrintJobView[]>(`/api/print/list?printer=${printer}`)).body.data;
    expect((await list(id)).map(({ title }) => title)).toEqual(['Nr. 1']);
    expect((await list(other.id)).map(({ title }) => title)).toEqual(['Nr. 2']);
    expect(await list(id, lucia)).toEqual([]);
    expect(await list('x')).toEqual([]);
    const page = await yusuf.get(`/app/printerQueue?printer=${id}`);
    expect(page.text).toContain('Nr. 1');
    expect(page.text).not.toContain('Nr. 2');
    expect((await yusuf.get('/app/printerQueue?printer=x')).text).toContain('Nr. 2');
  });

  it.each([
    ['epson', undefined, 'ePOS-Print XML'],
    ['agent', { host: '192.168.178.50', port: 9100 }, 'ESC/POS'],
    ['cloudprnt', undefined, 'StarPRNT'],
  ])('shows a paper as %s gets it', async (kind, connection, format) => {
    const added = await yusuf.post<{ id: string }>('/api/printer/add', {
      name: 'Grill',
      columns: 32,
      kind,
      connection,
    });
    const { id } = added.body.data;
    await queueFor(id, 'Jägerschnitzel für 9 €', undefined, nord.id);
    const [job] = (await yusuf.get<PrintJobView[]>(`/api/print/list?printer=${id}`)).body.data;
    const { body } = await yusuf.get<PaperView>(`/api/print/paper?id=${job?.id}`);
    expect(body.data).toMatchObject({ format, columns: 32, isPicture: false });
    const text = body.data.lines.map((line) => (line.kind === 'text' ? line.text : '')).join(' ');
    expect(text).toContain('Jägerschnitzel');
    expect(text).toContain('9 €');
  });

  it('shows the very picture to whom a picture is sent, and what an old code page makes of a euro', async () => {
    const { id } = await connect('Bon', yusuf);
    await queueFor(id, 'Preis 9 €', undefined, nord.id);
    const [job] = (await yusuf.get<PrintJobView[]>(`/api/print/list?printer=${id}`)).body.data;
    const paper = async () => (await yusuf.get<PaperView>(`/api/print/paper?id=${job?.id}`)).body.data;
    const printers = running.app.get(PrinterRepository);
    await printers.change(nord.id, id, { codePage: 'cp437' });
    expect(JSON.stringify((await paper()).lines)).toContain('9 E');
    await printers.change(nord.id, id, { media: ['image/png'] });
    expect(await paper()).toMatchObject({ format: 'Bild', isPicture: true });
    expect((await yusuf.get(`/api/print/picture?id=${job?.id}`)).status).toBe(200);
  });
});
