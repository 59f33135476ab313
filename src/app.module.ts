import { type DynamicModule, Module } from '@nestjs/common';
import { AuthModule } from './auth/auth.module.js';
import { DemoModule } from './demo/demo.module.js';
import { ExportModule } from './export/export.module.js';
import { MediaModule } from './media/media.module.js';
import { MenuReadingModule } from './media/reading/menu-reading.module.js';
import { SocialModule } from './media/social/social.module.js';
import { TextsModule } from './media/texts/texts.module.js';
import type { Clock } from './platform/clock/clock.js';
import type { Env } from './platform/env/env.js';
import type { GuestHosts } from './platform/http/guest-hosts.js';
import { PlatformModule } from './platform/platform.module.js';
import { PrinterModule } from './printer/printer.module.js';
import { AllergenMatrixModule } from './shop/allergen-matrix/allergen-matrix.module.js';
import { AllergenSheetModule } from './shop/allergen-sheet/allergen-sheet.module.js';
import { BillingModule } from './shop/billing/billing.module.js';
import { BinModule } from './shop/bin/bin.module.js';
import { BlockListModule } from './shop/block-list/block-list.module.js';
import { CategoryModule } from './shop/category/category.module.js';
import { DashboardModule } from './shop/dashboard/dashboard.module.js';
import { DesignModule } from './shop/design/design.module.js';
import { DiscountModule } from './shop/discount/discount.module.js';
import { DishModule } from './shop/dish/dish.module.js';
import { DomainModule } from './shop/domain/domain.module.js';
import { DriverModule } from './shop/driver/driver.module.js';
import { FiscalExportModule } from './shop/fiscal-export/fiscal-export.module.js';
import { HistoryModule } from './shop/history/history.module.js';
import { IngredientModule } from './shop/ingredient/ingredient.module.js';
import { KitchenModule } from './shop/kitchen/kitchen.module.js';
import { LadderModule } from './shop/ladder/ladder.module.js';
import { LegalModule } from './shop/legal/legal.module.js';
import { MenuFileModule } from './shop/menu-file/menu-file.module.js';
import { MenuRunModule } from './shop/menu-run/menu-run.module.js';
import { OptionGroupModule } from './shop/option-group/option-group.module.js';
import { OrderModule } from './shop/order/order.module.js';
import { OrderMailModule } from './shop/order-mail/order-mail.module.js';
import { PaperModule } from './shop/paper/paper.module.js';
import { PaymentModule } from './shop/payment/payment.module.js';
import { PhoneOrderModule } from './shop/phone-order/phone-order.module.js';
import { PlanGateModule } from './shop/plan-gate/plan-gate.module.js';
import { PrintedMenuModule } from './shop/printed-menu/printed-menu.module.js';
import { QrModule } from './shop/qr/qr.module.js';
import { RestaurantModule } from './shop/restaurant/restaurant.module.js';
import { SettingsModule } from './shop/settings/settings.module.js';
import { StockDeskModule } from './shop/stock-desk/stock-desk.module.js';
import { TableModule } from './shop/table/table.module.js';
import { TillModule } from './shop/till/till.module.js';
import { VoucherModule } from './shop/voucher/voucher.module.js';
import { SiteModule } from './site/site.module.js';
import { StorefrontModule } from './storefront/storefront.module.js';

@Module({})
export class AppModule {
  static for(env: Env, clock: Clock, hosts: GuestHosts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        // Its guards stand first: what the platform asks afterwards depends on who is asking.
        AuthModule,
        PlatformModule.for(env, clock, hosts),
        PrinterModule,
        RestaurantModule,
        AllergenSheetModule,
        BinModule,
        DishModule,
        CategoryModule,
        OptionGroupModule,
        MenuRunModule,
        AllergenMatrixModule,
        IngredientModule,
        DashboardModule,
        FiscalExportModule,
        HistoryModule,
        DesignModule,
        DomainModule,
        KitchenModule,
        LadderModule,
        LegalModule,
        StockDeskModule,
        MenuFileModule,
        PrintedMenuModule,
        QrModule,
        OrderModule,
        PaymentModule,
        OrderMailModule,
        BlockListModule,
        PhoneOrderModule,
        DriverModule,
        PaperModule,
        TableModule,
        TillModule,
        VoucherModule,
        DiscountModule,
        SettingsModule,
        PlanGateModule,
        BillingModule,
        MediaModule,
        MenuReadingModule,
        SocialModule,
        TextsModule,
        StorefrontModule,
        ExportModule,
        DemoModule,
        SiteModule,
      ],
    };
  }
}
