import { Injectable } from '@nestjs/common';
import type { RequestView } from '../printer/printer.view.js';
import { PrinterLog } from '../printer/printer-log.js';
import { PrinterRegistry } from '../printer/printer-registry.service.js';

/** What a printer asked and reported lately, for whoever has to find out why it does not print. */
@Injectable()
export class PrinterRequests {
  constructor(
    private readonly registry: PrinterRegistry,
    private readonly log: PrinterLog,
  ) {}

  async of(shopId: string, printerId: string): Promise<RequestView[]> {
    const { id } = await this.registry.get(shopId, printerId);
    return this.log.list(id);
  }
}
