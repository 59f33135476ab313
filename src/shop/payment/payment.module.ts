import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../../auth/auth.module.js';
import { LegalModule } from '../legal/legal.module.js';
import { OrderModule } from '../order/order.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { GuestPayments } from './begin/guest-payments.service.js';
import { PaymentKeyGuard } from './begin/pay-key-guard.js';
import { PaymentBeginnings } from './begin/payment-beginnings.service.js';
import { PaymentReturns } from './begin/payment-returns.service.js';
import { RoundPayments } from './begin/round-payments.service.js';
import { SalePayments } from './begin/sale-payments.service.js';
import { UnpaidLimit } from './begin/unpaid-limit.js';
import { AppleFileController } from './hook/apple-file.controller.js';
import { AppleFile } from './hook/apple-file.service.js';
import { ConnectionRepository } from './hook/connection.repository.js';
import { ConnectionSchema } from './hook/connection.schema.js';
import { HookController } from './hook/hook.controller.js';
import { HookUps } from './hook/hook-ups.service.js';
import { Hooks } from './hook/hooks.service.js';
import { KeyDoubts } from './hook/key-doubts.service.js';
import { OldHooks } from './hook/old-hooks.service.js';
import { PayHosts } from './hook/pay-hosts.service.js';
import { PaymentChecks } from './hook/payment-checks.service.js';
import { PaymentGate } from './look/payment-gate.js';
import { PaymentLooks } from './look/payment-looks.service.js';
import { PaymentNews } from './look/payment-news.js';
import { PaymentSteps } from './look/payment-steps.service.js';
import { Reconciler } from './look/reconciler.service.js';
import { PaymentMails } from './mail/payment-mails.service.js';
import { PaymentPages } from './page/payment.pages.js';
import { PaymentPageService } from './page/payment-page.service.js';
import { PaidThings } from './paid-things.js';
import { PayServices } from './pay-services.js';
import { PaymentController } from './payment.controller.js';
import { PaymentRepository } from './payment.repository.js';
import { PaymentSchema } from './payment.schema.js';
import { DeskPayments } from './refund/desk-payments.service.js';
import { OrderMoney } from './refund/order-money.service.js';
import { OtherPurse } from './refund/other-purse.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Payment', schema: PaymentSchema },
      { name: 'PayConnection', schema: ConnectionSchema },
    ]),
    AuthModule,
    LegalModule,
    OrderModule,
    RestaurantModule,
  ],
  controllers: [AppleFileController, HookController, PaymentController, PaymentPages],
  providers: [
    AppleFile,
    ConnectionRepository,
    DeskPayments,
    GuestPayments,
    HookUps,
    Hooks,
    KeyDoubts,
    OldHooks,
    OrderMoney,
    OtherPurse,
    PaidThings,
    PayHosts,
    PaymentBeginnings,
    PaymentChecks,
    PaymentGate,
    PaymentKeyGuard,
    PaymentLooks,
    PaymentMails,
    PaymentNews,
    PaymentPageService,
    PaymentRepository,
    PaymentReturns,
    PaymentSteps,
    PayServices,
    Reconciler,
    RoundPayments,
    SalePayments,
    UnpaidLimit,
  ],
  exports: [
    DeskPayments,
    GuestPayments,
    OrderMoney,
    OtherPurse,
    PaidThings,
    PaymentBeginnings,
    PaymentChecks,
    RoundPayments,
    SalePayments,
  ],
})
export class PaymentModule {}
