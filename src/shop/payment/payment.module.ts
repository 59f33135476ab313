import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../../auth/auth.module.js';
import { OrderModule } from '../order/order.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { GuestPayments } from './begin/guest-payments.service.js';
import { PaymentBeginnings } from './begin/payment-beginnings.service.js';
import { ConnectionRepository } from './hook/connection.repository.js';
import { ConnectionSchema } from './hook/connection.schema.js';
import { HookController } from './hook/hook.controller.js';
import { Hooks } from './hook/hooks.service.js';
import { PaymentChecks } from './hook/payment-checks.service.js';
import { PaymentGate } from './look/payment-gate.js';
import { PaymentLooks } from './look/payment-looks.service.js';
import { PaymentNews } from './look/payment-news.js';
import { PaymentSteps } from './look/payment-steps.service.js';
import { Reconciler } from './look/reconciler.service.js';
import { PaymentMails } from './mail/payment-mails.service.js';
import { PayServices } from './pay-services.js';
import { PaymentController } from './payment.controller.js';
import { PaymentRepository } from './payment.repository.js';
import { PaymentSchema } from './payment.schema.js';
import { DeskPayments } from './refund/desk-payments.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Payment', schema: PaymentSchema },
      { name: 'PayConnection', schema: ConnectionSchema },
    ]),
    AuthModule,
    OrderModule,
    RestaurantModule,
  ],
  controllers: [HookController, PaymentController],
  providers: [
    ConnectionRepository,
    DeskPayments,
    GuestPayments,
    Hooks,
    PaymentBeginnings,
    PaymentChecks,
    PaymentGate,
    PaymentLooks,
    PaymentMails,
    PaymentNews,
    PaymentRepository,
    PaymentSteps,
    PayServices,
    Reconciler,
  ],
  exports: [DeskPayments, GuestPayments, PaymentChecks],
})
export class PaymentModule {}
