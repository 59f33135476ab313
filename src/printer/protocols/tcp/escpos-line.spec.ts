import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type EscPosFaults, EscPosPrinter } from '../../../../scripts/printer-sim/escpos-printer.mjs';
import { encoded } from '../../encode/paper.encoder.js';
import { Unreachable } from '../push-transport.js';
import { EscPosLine, type Patience } from './escpos-line.js';

const HASTE: Patience = { connectMs: 500, statusMs: 150, printMs: 400, graceMs: 50 };
const DOCKET = encoded(
  { kind: 'docket', blocks: [{ kind: 'item', quantity: 2, name: 'Jägerschnitzel' }] },
  'application/vnd.epson.escpos',
  48,
);

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function printerWith(faults: EscPosFaults = {}): Promise<EscPosPrinter> {
  const printer = new EscPosPrinter({ faults });
  await printer.listen();
  open.push(printer);
  return printer;
}

async function dial({ port }: { port: number }): Promise<EscPosLine> {
  const target = { host: '127.0.0.1', address: '127.0.0.1', family: 4 as const, port };
  const line = await EscPosLine.open(target, HASTE);
  open.push(line);
  return line;
}

describe('a printer on port 9100', () => {
  it('says how it is, prints, and says when the paper is out', async () => {
    const printer = await printerWith();
    const line = await dial(printer);
    expect(line.report).toEqual({ kind: 'ok', text: 'Bereit' });
    expect((await line.print(DOCKET)).kind).toBe('ok');
    expect((await line.print(DOCKET)).kind).toBe('ok');
    expect(printer.paper.map(({ text }) => text.includes('2 x Jägerschnitzel'))).toEqual([true, true]);
    expect(printer.paper[0]).toMatchObject({ drawer: 0, unknown: [] });
  });

  it.each(['paperOut', 'coverOpen', 'paperLow'] as const)(
    'says %s before anything is sent',
    async (state) => {
      const printer = await printerWith();
      printer.state = state;
      expect((await dial(printer)).report.kind).toBe(state);
      expect(printer.paper).toEqual([]);
    },
  );

  it.each([
    ['knows no process id, but answers in its turn', { noProcessId: true }, 'ok'],
    ['answers nothing at all, and prints', { mute: true }, 'ok'],
    ['drips its answers', { drip: 10 }, 'ok'],
    ['prints, and its word is lost', { confirmationLost: 1 }, 'unknown'],
    ['dies in the middle', { powerLoss: 1 }, 'unknown'],
    ['runs out of paper in the middle', { paperOutInside: 1 }, 'paperOut'],
  ] as [string, EscPosFaults, string][])('%s', async (_, faults, kind) => {
    const line = await dial(await printerWith(faults));
    expect((await line.print(DOCKET)).kind).toBe(kind);
  });

  it('that is not there, or hangs up at once, is unreachable', async () => {
    const printer = await printerWith();
    await printer.close();
    await expect(dial(printer)).rejects.toThrow(Unreachable);
  });

  it('that takes the bytes of a paper and hangs up is not asked to print it again in silence', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.write(Buffer.from([0x12])));
      socket.on('data', (bytes) => bytes.length > 10 && socket.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    open.push(server);
    const line = await dial(server.address() as { port: number });
    expect((await line.print(DOCKET)).kind).toBe('unknown');
  });

  it('that drips for ever wins no time', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      const drip = setInterval(() => socket.write(Buffer.from([0x11])), 5);
      socket.on('close', () => clearInterval(drip));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    open.push(server);
    const line = await dial(server.address() as { port: number });
    expect(line.report.kind).toBe('ok');
    expect((await line.print(DOCKET)).kind).toBe('ok');
  });
});
