import { Injectable } from '@nestjs/common';
import { Live } from '../../../platform/live/live.js';
import { PrinterService } from '../../../printer/printer/printer.service.js';

/** Whether the guest has asked for it, or its time is over. */
type Why = 'asked' | 'over';
type Forget = (shopId: string, orderId: string, why: Why) => Promise<void>;

/** What other rooms hold of a guest because of an order. */
@Injectable()
export class GuestCopies {
  private readonly others: Forget[] = [];

  constructor(
    private readonly printers: PrinterService,
    private readonly live: Live,
  ) {}

  /** A higher noun that keeps something of a guest forgets it with the rest. */
  add(forget: Forget): void {
    this.others.push(forget);
  }

  async forget(shopId: string, orderId: string, why: Why): Promise<void> {
    await this.printers.forget(shopId, orderId);
    await this.live.forget(shopId, orderId);
    for (const forget of this.others) await forget(shopId, orderId, why);
  }
}
