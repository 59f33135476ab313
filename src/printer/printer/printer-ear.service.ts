import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Live } from '../../platform/live/live.js';
import type { Caller } from './printer.types.js';
import { PrinterPresence } from './printer-presence.js';
import type { Report } from './report.types.js';

/** Notes how a printer is that says so without an address of its own. */
@Injectable()
export class PrinterEar {
  constructor(
    private readonly presence: PrinterPresence,
    private readonly live: Live,
    private readonly clock: Clock,
  ) {}

  async hear({ shopId, printerId }: Caller, report: Report): Promise<void> {
    const { wasSilent, isNews } = await this.presence.hear(printerId, report, this.clock.now());
    if (!wasSilent && !isNews) return;
    const name = wasSilent ? 'printer.back' : 'print.changed';
    await this.live.publish(shopId, name, { printerId, report: report.kind });
  }
}
