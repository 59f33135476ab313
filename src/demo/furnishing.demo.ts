import { Injectable } from '@nestjs/common';
import { MenuDraftService } from '../shop/catalog/menu-draft.service.js';
import { LegalDemo } from './legal.demo.js';
import { menuDemo } from './menu.demo.js';
import { PrinterDemo } from './printer.demo.js';
import { DEMO_SLUG } from './restaurant.demo.js';

/** Everything that stands in the restaurant; again, nothing stands there twice. */
@Injectable()
export class FurnishingDemo {
  constructor(
    private readonly menus: MenuDraftService,
    private readonly legal: LegalDemo,
    private readonly printer: PrinterDemo,
  ) {}

  async furnish(shopId: string, userId: string): Promise<void> {
    await this.menus.put(shopId, DEMO_SLUG, menuDemo);
    await this.legal.publish(shopId, userId);
    await this.printer.connect(shopId);
  }
}
