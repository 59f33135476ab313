import { Module } from '@nestjs/common';
import { PrinterModule } from '../../printer/printer.module.js';
import { OrderModule } from '../order/order.module.js';
import { OrderMailModule } from '../order-mail/order-mail.module.js';
import { PushModule } from '../push/push.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { AutoAccept } from './auto-accept.service.js';
import { DeskPresence } from './desk-presence.js';
import { LadderService } from './ladder.service.js';
import { LadderCalls } from './ladder-calls.js';
import { LadderStart } from './ladder-start.js';

@Module({
  imports: [OrderMailModule, OrderModule, PrinterModule, PushModule, RestaurantModule],
  providers: [AutoAccept, DeskPresence, LadderCalls, LadderService, LadderStart],
  exports: [DeskPresence],
})
export class LadderModule {}
