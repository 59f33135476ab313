import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Live } from '../../platform/live/live.js';
import { PrinterRepository } from '../printer/printer.repository.js';
import { callerOf } from '../printer/printer.rules.js';
import type { Caller } from '../printer/printer.types.js';
import { PrinterLog } from '../printer/printer-log.js';
import { PrinterPresence } from '../printer/printer-presence.js';
import { verdictOf } from '../printer/report.rules.js';
import type { Report } from '../printer/report.types.js';
import { type OpenLine, PushTransports, Unreachable } from '../protocols/push-transport.js';
import { DeliveryDesk } from './delivery-desk.service.js';
import { later } from './print-steps.rules.js';

/** Nobody answers: it is called again, less and less often. */
const PAUSES_MS = [5_000, 15_000, 30_000, 60_000];

interface Failure {
  times: number;
  notBefore: Date;
}

/** Calls the printers that do not call us, and brings them what waits. */
@Injectable()
export class PrintPress {
  private readonly failures = new Map<string, Failure>();

  constructor(
    private readonly printers: PrinterRepository,
    private readonly transports: PushTransports,
    private readonly desk: DeliveryDesk,
    private readonly presence: PrinterPresence,
    private readonly log: PrinterLog,
    private readonly live: Live,
    private readonly clock: Clock,
  ) {}

  /** Once without work is a look at how it is. A printer in trouble is sent nothing. */
  async drive(shopId: string, printerId: string): Promise<void> {
    const printer = await this.printers.find(shopId, printerId);
    if (!printer?.enabled) return;
    const caller = callerOf(printer);
    const line = await this.open(caller);
    if (!line) return;
    try {
      await this.hear(caller, line.report);
      while (verdictOf(line.report) !== 'blocked' && (await this.printNext(caller, line)));
    } finally {
      line.close();
    }
  }

  private async open(caller: Caller): Promise<OpenLine | null> {
    const { printerId, kind } = caller;
    const failure = this.failures.get(printerId);
    const transport = this.transports.of(kind);
    if (!transport || (failure && failure.notBefore > this.clock.now())) return null;
    try {
      const line = await transport.open(caller);
      this.failures.delete(printerId);
      return line;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      const times = (failure?.times ?? 0) + 1;
      const pause = PAUSES_MS[Math.min(times, PAUSES_MS.length) - 1]!;
      this.failures.set(printerId, { times, notBefore: later(this.clock.now(), pause) });
      await this.presence.noteTrouble(printerId, error.message);
      if (times === 1) await this.log.note(printerId, error.message);
      return null;
    }
  }

  /** False when there is no more, or the next would fare no better. */
  private async printNext(caller: Caller, line: OpenLine): Promise<boolean> {
    const claim = await this.desk.claim(caller);
    if (!claim) return false;
    const fetched = await this.desk.fetch(caller, claim.token, null);
    if (fetched.kind !== 'paper') return false;
    const report = await line.print(fetched.bytes);
    await this.desk.confirm(caller, claim.token, report);
    const isPrinted = verdictOf(report) === 'ok';
    await this.log.note(
      caller.printerId,
      isPrinted ? 'Ein Bon ist gedruckt' : `Bon gesendet: ${report.text}`,
    );
    if (verdictOf(report) === 'blocked') await this.hear(caller, report);
    return isPrinted;
  }

  private async hear({ shopId, printerId }: Caller, report: Report): Promise<void> {
    const { wasSilent, isNews } = await this.presence.hear(printerId, report, this.clock.now());
    if (!wasSilent && !isNews) return;
    const name = wasSilent ? 'printer.back' : 'print.changed';
    await this.live.publish(shopId, name, { printerId, report: report.kind });
  }
}
