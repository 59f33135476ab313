import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Schedules } from '../../platform/queue/schedule.js';
import { OrderModule } from '../order/order.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { ReceiptModule } from '../receipt/receipt.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { AdviserRepository } from './adviser/adviser.repository.js';
import { AdviserSchema } from './adviser/adviser.schema.js';
import { Advisers } from './adviser/adviser.service.js';
import { AdviserMails } from './adviser/adviser-mails.service.js';
import { AdviserSettings } from './adviser/adviser-settings.service.js';
import { FiscalArchives } from './fiscal-archives.service.js';
import { FiscalExportController } from './fiscal-export.controller.js';
import { FiscalTables } from './fiscal-tables.service.js';
import { FiscalPages } from './page/receipts.pages.js';
import { ReceiptsPages } from './page/receipts-page.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'TaxAdviser', schema: AdviserSchema }]),
    OrderModule,
    PaymentModule,
    ReceiptModule,
    RestaurantModule,
  ],
  controllers: [FiscalExportController, FiscalPages],
  providers: [
    AdviserMails,
    AdviserRepository,
    Advisers,
    AdviserSettings,
    FiscalArchives,
    FiscalTables,
    ReceiptsPages,
  ],
})
export class FiscalExportModule {
  constructor(schedules: Schedules, advisers: Advisers) {
    // Looked at every day, so that a worker that was away on the first of the month makes up for it.
    schedules.daily('receipts-of-month', '06:00', () => advisers.sendDue());
  }
}
