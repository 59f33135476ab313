import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PrintJobs } from '../../src/printer/job/print-jobs.service.js';
import { PrintSweep } from '../../src/printer/job/print-sweep.service.js';
import { PrinterService } from '../../src/printer/printer/printer.service.js';
import { PrinterRegistry } from '../../src/printer/printer/printer-registry.service.js';
import { PrintQueueService } from '../../src/printer/queue/print-queue.service.js';
import { PrintStation } from '../../src/printer/station/print-station.service.js';
import type { StationPaper } from '../../src/printer/station/print-station.view.js';
import { newId } from '../../src/shared/ids.js';
import { type RunningApp, startApp } from '../support/app.js';

describe('the page that prints', () => {
  let running: RunningApp;
  let shopId: string;
  let printerId: string;

  beforeAll(async () => {
    running = await startApp({ ROLE: 'web' });
  });
  afterAll(() => running?.close());
  beforeEach(async () => {
    shopId = newId();
    const input = { name: 'Theke', kind: 'browser', columns: 32 } as const;
    const { printer, url } = await running.app.get(PrinterRegistry).add(shopId, input);
    expect(url).toBe('');
    printerId = printer.id;
  });

  const station = () => running.app.get(PrintStation);
  const claim = () => station().claim(shopId, printerId);
  const jobs = () => running.app.get(PrintJobs).listRecent(shopId, 100);
  const states = async () => (await jobs()).map(({ state }) => state);
  const textOf = (paper: StationPaper | null) =>
    paper?.lines.map((line) => (line.kind === 'text' ? line.text : line.kind)).join('\n');

  async function queue(): Promise<void> {
    const blocks = [
      { kind: 'item' as const, quantity: 2, name: 'Jägerschnitzel' },
      { kind: 'qr' as const, value: 'https://tresen.example' },
    ];
    const key = { ref: newId(), event: 'accepted', template: 'kitchen' };
    const ticket = { kind: 'docket' as const, blocks };
    await running.app.get(PrinterService).printLater({ shopId, printerId, key, title: 'Nr. 7', ticket });
  }

  async function missTheWindow(): Promise<void> {
    running.clock.advance({ seconds: 181 });
    await running.app.get(PrintSweep).sweep();
  }

  it('gets a paper with drawn codes, and says that it came out', async () => {
    await queue();
    const paper = await claim();
    expect(paper?.title).toBe('Nr. 7');
    expect(textOf(paper)).toContain('2 x Jägerschnitzel');
    expect(paper?.lines.find(({ kind }) => kind === 'qr')).toMatchObject({
      path: expect.stringMatching(/^M\d/),
    });
    await station().confirm(shopId, printerId, paper!.token, true);
    expect(await states()).toEqual(['printed']);
    expect(await claim()).toBeNull();
    const [health] = await running.app.get(PrintQueueService).printers(shopId);
    expect(health).toMatchObject({ mood: 'well', kind: 'browser' });
  });

  it('gets one at a time, however many pages are open', async () => {
    await queue();
    await queue();
    const claimed = await Promise.all([claim(), claim(), claim()]);
    expect(claimed.filter((paper) => paper !== null)).toHaveLength(1);
    expect((await states()).sort()).toEqual(['printing', 'waiting']);
  });

  it('prints once more, marked, what did not come out', async () => {
    await queue();
    const first = await claim();
    await station().confirm(shopId, printerId, first!.token, false);
    expect(await claim()).toBeNull();
    running.clock.advance({ seconds: 6 });
    expect(textOf(await claim())).toContain('*** WIEDERHOLUNG 1 ***');
  });

  it('that is closed in the middle leaves it to a person after the second time', async () => {
    await queue();
    await claim();
    await missTheWindow();
    expect(textOf(await claim())).toContain('*** WIEDERHOLUNG 1 ***');
    await missTheWindow();
    expect(await states()).toEqual(['unclear']);
  });

  it('serves no other shop and no other kind of printer', async () => {
    await queue();
    await expect(station().claim(newId(), printerId)).rejects.toMatchObject({ code: 'PRINTER_NOT_FOUND' });
    const star = { name: 'Küche', kind: 'cloudprnt', columns: 48 } as const;
    const { printer } = await running.app.get(PrinterRegistry).add(shopId, star);
    await expect(station().claim(shopId, printer.id)).rejects.toMatchObject({ code: 'PRINTER_NOT_FOUND' });
  });
});
