import { Injectable } from '@nestjs/common';
import { drawn } from '../encode/drawn-paper.js';
import { DeliveryDesk } from '../job/delivery-desk.service.js';
import { PrinterNotFound } from '../printer/printer.errors.js';
import { callerOf } from '../printer/printer.rules.js';
import type { Caller } from '../printer/printer.types.js';
import { PrinterEar } from '../printer/printer-ear.service.js';
import { PrinterLog } from '../printer/printer-log.js';
import { PrinterRegistry } from '../printer/printer-registry.service.js';
import { READY } from '../printer/report.rules.js';
import type { Report } from '../printer/report.types.js';
import type { PaperLine } from '../ticket/ticket.types.js';
import type { StationPaper, StationView } from './print-station.view.js';

const NOT_OUT: Report = { kind: 'failed', text: 'Jemand sagt, dass der Bon nicht herauskam' };

/** The printer nobody has to buy: a page at the counter asks, prints with what its computer has, and says how it went. */
@Injectable()
export class PrintStation {
  constructor(
    private readonly registry: PrinterRegistry,
    private readonly desk: DeliveryDesk,
    private readonly ear: PrinterEar,
    private readonly log: PrinterLog,
  ) {}

  async list(shopId: string): Promise<StationView[]> {
    const printers = (await this.registry.list(shopId)).filter(({ kind }) => kind === 'browser');
    return printers.map(({ id, name, columns }) => ({ id, name, columns }));
  }

  /** Null when nothing waits, or another page of this printer is at it. */
  async claim(shopId: string, printerId: string): Promise<StationPaper | null> {
    const caller = await this.callerOf(shopId, printerId);
    await this.ear.hear(caller, READY);
    const offer = await this.desk.claim(caller);
    const fetched = offer && (await this.desk.fetch(caller, offer.token, null));
    if (fetched?.kind !== 'paper') return null;
    await this.log.note(printerId, `Die Druckseite holt „${fetched.title}“ ab`);
    const lines = JSON.parse(fetched.bytes.toString('utf8')) as PaperLine[];
    return { token: fetched.token, title: fetched.title, lines: lines.map(drawn) };
  }

  async confirm(shopId: string, printerId: string, token: string, printed: boolean): Promise<void> {
    const caller = await this.callerOf(shopId, printerId);
    await this.desk.confirm(caller, token, printed ? READY : NOT_OUT);
    await this.log.note(printerId, `Die Druckseite meldet: ${printed ? 'gedruckt' : 'nicht herausgekommen'}`);
  }

  private async callerOf(shopId: string, printerId: string): Promise<Caller> {
    const printer = await this.registry.get(shopId, printerId);
    if (printer.kind !== 'browser') throw new PrinterNotFound();
    return callerOf(printer);
  }
}
