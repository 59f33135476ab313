import { Injectable } from '@nestjs/common';
import { Live } from '../../../platform/live/live.js';
import { PrinterService } from '../../../printer/printer/printer.service.js';

/** What other rooms hold of a guest because of an order. */
@Injectable()
export class GuestCopies {
  constructor(
    private readonly printers: PrinterService,
    private readonly live: Live,
  ) {}

  async forget(shopId: string, orderId: string): Promise<void> {
    await this.printers.forget(shopId, orderId);
    await this.live.forget(shopId, orderId);
  }
}
