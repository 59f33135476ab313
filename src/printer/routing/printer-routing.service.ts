import { Injectable } from '@nestjs/common';
import { FailoverNeedsAnother } from '../printer/printer.errors.js';
import { PrinterRepository } from '../printer/printer.repository.js';
import type { PrinterChange } from '../printer/printer.types.js';
import { PrinterRegistry } from '../printer/printer-registry.service.js';

/** Which papers come out where, as somebody sets it up. */
@Injectable()
export class PrinterRouting {
  constructor(
    private readonly registry: PrinterRegistry,
    private readonly printers: PrinterRepository,
  ) {}

  async change(
    shopId: string,
    id: string,
    { catchAll, routes, ...change }: Pick<PrinterChange, 'stations' | 'routes' | 'failoverId' | 'catchAll'>,
  ): Promise<void> {
    await this.registry.get(shopId, id);
    if (change.failoverId) {
      if (change.failoverId === id) throw new FailoverNeedsAnother();
      await this.registry.get(shopId, change.failoverId);
    }
    const own = routes === undefined ? {} : { routes: routes && routes.length > 0 ? routes : null };
    const asked: PrinterChange = { ...change, ...own, ...(catchAll && { catchAll }) };
    const given = Object.entries(asked).filter(([, value]) => value !== undefined);
    if (given.length > 0) await this.registry.change(shopId, id, Object.fromEntries(given));
    if (catchAll) await this.printers.makeCatchAll(shopId, id);
  }
}
