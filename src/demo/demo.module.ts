import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { MediaModule } from '../media/media.module.js';
import { Env } from '../platform/env/env.js';
import { PrinterModule } from '../printer/printer.module.js';
import { DesignModule } from '../shop/design/design.module.js';
import { IngredientModule } from '../shop/ingredient/ingredient.module.js';
import { LegalModule } from '../shop/legal/legal.module.js';
import { MenuModule } from '../shop/menu/menu.module.js';
import { OrderModule } from '../shop/order/order.module.js';
import { RestaurantModule } from '../shop/restaurant/restaurant.module.js';
import { TableModule } from '../shop/table/table.module.js';
import { VoucherModule } from '../shop/voucher/voucher.module.js';
import { DemoService } from './demo.service.js';
import { DemoMark } from './demo-mark.js';
import { FurnishingDemo } from './furnishing.demo.js';
import { HouseDemo } from './house.demo.js';
import { LegalDemo } from './legal.demo.js';
import { OrdersDemo } from './orders/orders.demo.js';
import { VouchersDemo } from './orders/vouchers.demo.js';
import { PicturesDemo } from './pictures.demo.js';
import { PrinterDemo } from './printer.demo.js';
import { TablesDemo } from './tables.demo.js';

@Module({
  imports: [
    AuthModule,
    MenuModule,
    DesignModule,
    IngredientModule,
    LegalModule,
    MediaModule,
    OrderModule,
    PrinterModule,
    RestaurantModule,
    TableModule,
    VoucherModule,
  ],
  providers: [
    DemoMark,
    DemoService,
    FurnishingDemo,
    HouseDemo,
    LegalDemo,
    OrdersDemo,
    PicturesDemo,
    PrinterDemo,
    TablesDemo,
    VouchersDemo,
  ],
})
export class DemoModule implements OnApplicationBootstrap {
  constructor(
    private readonly env: Env,
    private readonly demo: DemoService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.SEED_DEMO && this.env.runsWeb) await this.demo.seed();
  }
}
