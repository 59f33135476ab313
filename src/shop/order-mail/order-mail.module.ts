import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LegalModule } from '../legal/legal.module.js';
import { OrderModule } from '../order/order.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { GuestMailsController } from './guest-mails.controller.js';
import { GuestMails } from './guest-mails.service.js';
import { MailFollowers } from './mail-followers.js';
import { MailLogRepository } from './mail-log.repository.js';
import { MailLogSchema } from './mail-log.schema.js';
import { MailLogCopies } from './mail-log-copies.js';
import { OrderMails } from './order-mails.service.js';
import { OrderTerms } from './order-terms.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'OrderMail', schema: MailLogSchema }]),
    LegalModule,
    OrderModule,
    RestaurantModule,
  ],
  controllers: [GuestMailsController],
  providers: [GuestMails, MailFollowers, MailLogCopies, MailLogRepository, OrderMails, OrderTerms],
  exports: [GuestMails, OrderMails],
})
export class OrderMailModule {}
