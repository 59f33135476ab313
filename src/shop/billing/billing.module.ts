import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../../auth/auth.module.js';
import { DiscountModule } from '../discount/discount.module.js';
import { MenuModule } from '../menu/menu.module.js';
import { OrderModule } from '../order/order.module.js';
import { PlanGateModule } from '../plan-gate/plan-gate.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { TableModule } from '../table/table.module.js';
import { AssignmentRepository } from './assign/assignment.repository.js';
import { AssignmentSchema } from './assign/assignment.schema.js';
import { Assignments } from './assign/assignments.service.js';
import { BillingController } from './billing.controller.js';
import { BillingPages } from './billing.pages.js';
import { BillingRepository } from './billing.repository.js';
import { BillingSchema } from './billing.schema.js';
import { BillingClock } from './billing-clock.js';
import { BillingMails } from './billing-mails.service.js';
import { BillingPageService } from './billing-page.service.js';
import { ContractNews } from './contract-news.js';
import { Contracts } from './contracts.service.js';
import { FreePlan } from './free-plan.service.js';
import { PlatformHookController } from './hook/platform-hook.controller.js';
import { PlatformHooks } from './hook/platform-hooks.service.js';
import { PlanInvoiceRepository } from './invoice/invoice.repository.js';
import { PlanInvoiceSchema } from './invoice/invoice.schema.js';
import { PlanInvoices } from './invoice/invoices.service.js';
import { PlanChanges } from './plan-changes.service.js';
import { PlanFrame } from './plan-frame.js';
import { PlanOrders } from './plan-orders.service.js';
import { PlanReturns } from './plan-returns.service.js';
import { PlanServices } from './plan-services.js';
import { PlanTrail } from './plan-trail.js';
import { RestingThings } from './usage/resting-things.service.js';
import { PlanUsage } from './usage/usage.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Billing', schema: BillingSchema },
      { name: 'PlanInvoice', schema: PlanInvoiceSchema },
      { name: 'PlanAssignment', schema: AssignmentSchema },
    ]),
    AuthModule,
    DiscountModule,
    MenuModule,
    OrderModule,
    PlanGateModule,
    RestaurantModule,
    TableModule,
  ],
  controllers: [BillingController, BillingPages, PlatformHookController],
  providers: [
    AssignmentRepository,
    Assignments,
    BillingClock,
    BillingMails,
    BillingPageService,
    BillingRepository,
    ContractNews,
    Contracts,
    FreePlan,
    PlanChanges,
    PlanFrame,
    PlanInvoiceRepository,
    PlanInvoices,
    PlanOrders,
    PlanReturns,
    PlanServices,
    PlanTrail,
    PlanUsage,
    PlatformHooks,
    RestingThings,
  ],
})
export class BillingModule {}
