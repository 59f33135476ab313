import { Module } from '@nestjs/common';
import { LegalModule } from '../legal/legal.module.js';
import { OrderModule } from '../order/order.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { MailFollowers } from './mail-followers.js';
import { OrderMails } from './order-mails.service.js';
import { OrderTerms } from './order-terms.service.js';

@Module({
  imports: [LegalModule, OrderModule, RestaurantModule],
  providers: [MailFollowers, OrderMails, OrderTerms],
  exports: [OrderMails],
})
export class OrderMailModule {}
