import { Injectable } from '@nestjs/common';
import { PantryDraftService } from '../shop/ingredient/pantry-draft.service.js';
import { VouchersDemo } from './orders/vouchers.demo.js';
import { pantryDemo } from './pantry.demo.js';
import { PrinterDemo } from './printer.demo.js';
import { TablesDemo } from './tables.demo.js';

/** What stands in the house beside the menu, which is there already. */
@Injectable()
export class HouseDemo {
  constructor(
    private readonly pantry: PantryDraftService,
    private readonly printer: PrinterDemo,
    private readonly tables: TablesDemo,
    private readonly vouchers: VouchersDemo,
  ) {}

  async furnish(shopId: string): Promise<void> {
    await this.pantry.put(shopId, pantryDemo);
    await this.printer.connect(shopId);
    await this.tables.furnish(shopId);
    await this.vouchers.sell(shopId);
  }
}
