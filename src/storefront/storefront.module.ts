import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { BasketModule } from '../shop/basket/basket.module.js';
import { DeliveryModule } from '../shop/delivery/delivery.module.js';
import { DiscountModule } from '../shop/discount/discount.module.js';
import { DriverModule } from '../shop/driver/driver.module.js';
import { LegalModule } from '../shop/legal/legal.module.js';
import { MenuModule } from '../shop/menu/menu.module.js';
import { OrderModule } from '../shop/order/order.module.js';
import { PaymentModule } from '../shop/payment/payment.module.js';
import { PlacesModule } from '../shop/places/places.module.js';
import { QrModule } from '../shop/qr/qr.module.js';
import { ReceiptModule } from '../shop/receipt/receipt.module.js';
import { RestaurantModule } from '../shop/restaurant/restaurant.module.js';
import { StockDeskModule } from '../shop/stock-desk/stock-desk.module.js';
import { TableModule } from '../shop/table/table.module.js';
import { VoucherModule } from '../shop/voucher/voucher.module.js';
import { MenuStatus } from './menu/menu-status.service.js';
import { PopularDishes } from './menu/popular-dishes.service.js';
import { CheckoutService } from './order/checkout.service.js';
import { GuestCodes } from './order/guest-codes.service.js';
import { GuestOrderController } from './order/guest-order.controller.js';
import { OrderLimits } from './order/order-limits.service.js';
import { PlacedOrderService } from './order/placed-order.service.js';
import { TrackingService } from './order/tracking.service.js';
import { WhereAndWhen } from './order/where-and-when.service.js';
import { AppPages } from './pages/app.pages.js';
import { DesignPreviewPages } from './pages/design-preview.pages.js';
import { GuestOrderPages } from './pages/guest-order.pages.js';
import { HostedPages } from './pages/hosted-pages.service.js';
import { MenuFastPath } from './pages/menu-fast-path.js';
import { MenuPages } from './pages/menu-pages.service.js';
import { PageProps } from './pages/page-props.service.js';
import { PayDoors } from './pages/pay-doors.service.js';
import { PayerReceiptPages } from './pages/payer-receipt.pages.js';
import { ShopApp } from './pages/shop-app.service.js';
import { StorefrontPages } from './pages/storefront.pages.js';
import { StorefrontRenderer } from './pages/storefront.renderer.js';
import { QrDoorPages } from './qr/qr-door.pages.js';
import { QrDoor } from './qr/qr-door.service.js';
import { OpenShops } from './shop/open-shops.js';
import { StorefrontController } from './storefront.controller.js';
import { GuestTableController } from './table/guest-table.controller.js';
import { GuestTables } from './table/guest-tables.service.js';
import { TablePages } from './table/table.pages.js';
import { TableCheckout } from './table/table-checkout.service.js';
import { TablePaymentsController } from './table/table-payments.controller.js';
import { TablePayments } from './table/table-payments.service.js';
import { GuestVoucherController } from './voucher/guest-voucher.controller.js';
import { GuestVouchers } from './voucher/guest-vouchers.service.js';
import { GuestVoucherPages } from './voucher/voucher.pages.js';

@Module({
  imports: [
    AuthModule,
    BasketModule,
    DeliveryModule,
    DriverModule,
    LegalModule,
    MenuModule,
    OrderModule,
    PaymentModule,
    PlacesModule,
    QrModule,
    ReceiptModule,
    RestaurantModule,
    StockDeskModule,
    TableModule,
    DiscountModule,
    VoucherModule,
  ],
  controllers: [
    AppPages,
    DesignPreviewPages,
    GuestOrderController,
    GuestOrderPages,
    PayerReceiptPages,
    GuestTableController,
    GuestVoucherController,
    GuestVoucherPages,
    QrDoorPages,
    StorefrontController,
    StorefrontPages,
    TablePages,
    TablePaymentsController,
  ],
  providers: [
    CheckoutService,
    GuestCodes,
    GuestTables,
    GuestVouchers,
    OrderLimits,
    HostedPages,
    MenuFastPath,
    MenuPages,
    MenuStatus,
    OpenShops,
    PageProps,
    PayDoors,
    PlacedOrderService,
    PopularDishes,
    QrDoor,
    ShopApp,
    StorefrontRenderer,
    TableCheckout,
    TablePayments,
    TrackingService,
    WhereAndWhen,
  ],
  exports: [PageProps, StorefrontRenderer],
})
export class StorefrontModule {}
