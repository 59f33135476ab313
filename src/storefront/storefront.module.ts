import { Module } from '@nestjs/common';
import { LegalModule } from '../shop/legal/legal.module.js';
import { OrderModule } from '../shop/order/order.module.js';
import { ReceiptModule } from '../shop/receipt/receipt.module.js';
import { RestaurantModule } from '../shop/restaurant/restaurant.module.js';
import { StockDeskModule } from '../shop/stock/stock-desk.module.js';
import { AppPages } from './app.pages.js';
import { DesignPreviewPages } from './design-preview.pages.js';
import { GuestService } from './guest.service.js';
import { GuestOrderController } from './guest-order.controller.js';
import { GuestOrderPages } from './guest-order.pages.js';
import { GuestOrderService } from './guest-order.service.js';
import { GuestWords } from './guest-words.interceptor.js';
import { HostedPages } from './hosted-pages.service.js';
import { LegalTextPages } from './legal-text-pages.js';
import { MenuLane } from './menu-lane.js';
import { OpenShops } from './open-shops.js';
import { ShopApp } from './shop-app.service.js';
import { StorefrontController } from './storefront.controller.js';
import { StorefrontPages } from './storefront.pages.js';
import { StorefrontRenderer } from './storefront.renderer.js';
import { TrackingService } from './tracking.service.js';
import { WhereAndWhen } from './where-and-when.service.js';

@Module({
  imports: [RestaurantModule, LegalModule, OrderModule, ReceiptModule, StockDeskModule],
  controllers: [
    AppPages,
    DesignPreviewPages,
    GuestOrderController,
    GuestOrderPages,
    StorefrontController,
    StorefrontPages,
  ],
  providers: [
    GuestOrderService,
    GuestService,
    GuestWords,
    HostedPages,
    LegalTextPages,
    MenuLane,
    OpenShops,
    ShopApp,
    StorefrontRenderer,
    TrackingService,
    WhereAndWhen,
  ],
  exports: [HostedPages, LegalTextPages, StorefrontRenderer],
})
export class StorefrontModule {}
