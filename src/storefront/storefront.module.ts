import { Module } from '@nestjs/common';
import { BasketModule } from '../shop/basket/basket.module.js';
import { DeliveryModule } from '../shop/delivery/delivery.module.js';
import { LegalModule } from '../shop/legal/legal.module.js';
import { OrderModule } from '../shop/order/order.module.js';
import { PlacesModule } from '../shop/places/places.module.js';
import { ReceiptModule } from '../shop/receipt/receipt.module.js';
import { RestaurantModule } from '../shop/restaurant/restaurant.module.js';
import { StockDeskModule } from '../shop/stock-desk/stock-desk.module.js';
import { DesignPreviewPages } from './design-preview.pages.js';
import { HostedPages } from './hosted-pages.service.js';
import { LegalTextPages } from './legal-text-pages.js';
import { MenuFastPath } from './menu/menu-fast-path.js';
import { GuestService } from './order/guest.service.js';
import { GuestOrderController } from './order/guest-order.controller.js';
import { GuestOrderPages } from './order/guest-order.pages.js';
import { GuestOrderService } from './order/guest-order.service.js';
import { TrackingService } from './order/tracking.service.js';
import { WhereAndWhen } from './order/where-and-when.service.js';
import { AppPages } from './shop/app.pages.js';
import { OpenShops } from './shop/open-shops.js';
import { ShopApp } from './shop/shop-app.service.js';
import { StorefrontController } from './storefront.controller.js';
import { StorefrontPages } from './storefront.pages.js';
import { StorefrontRenderer } from './storefront.renderer.js';
import { GuestWords } from './words/guest-words.interceptor.js';

@Module({
  imports: [
    BasketModule,
    DeliveryModule,
    LegalModule,
    OrderModule,
    PlacesModule,
    ReceiptModule,
    RestaurantModule,
    StockDeskModule,
  ],
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
    MenuFastPath,
    OpenShops,
    ShopApp,
    StorefrontRenderer,
    TrackingService,
    WhereAndWhen,
  ],
  exports: [HostedPages, LegalTextPages, StorefrontRenderer],
})
export class StorefrontModule {}
