import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { PrinterModule } from '../../printer/printer.module.js';
import { OrderModule } from '../order/order.module.js';
import { OrderMailModule } from '../order-mail/order-mail.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { DailyMails } from './day/daily-mails.service.js';
import { DayService } from './day/day.service.js';
import { HistoryController } from './history.controller.js';
import { HistoryPages } from './history.pages.js';
import { OrderFileService } from './order-file.service.js';
import { OrderHistoryList } from './order-history-list.service.js';

@Module({
  imports: [AuthModule, PrinterModule, OrderModule, OrderMailModule, PaymentModule],
  controllers: [HistoryController, HistoryPages],
  providers: [DailyMails, DayService, OrderFileService, OrderHistoryList],
})
export class HistoryModule {}
