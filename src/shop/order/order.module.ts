import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PrinterModule } from '../../printer/printer.module.js';
import { QuoteService } from '../basket/quote.service.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { LegalModule } from '../legal/legal.module.js';
import { MenuModule } from '../menu/menu.module.js';
import { OrderMails } from '../order-mail/order-mails.service.js';
import { SlotPlacesRepository } from '../places/slot-places.repository.js';
import { SlotSchema } from '../places/slot-places.schema.js';
import { SlotPlaces } from '../places/slot-places.service.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { StockDeskModule } from '../stock-desk/stock-desk.module.js';
import { BoardService } from './board.service.js';
import { ContactRepository } from './contact.repository.js';
import { ContactSweep } from './contact-sweep.service.js';
import { GuestData } from './guest-data.service.js';
import { GuestOrders } from './guest-orders.service.js';
import { KitchenService } from './kitchen.service.js';
import { OrderController } from './order.controller.js';
import { OrderRepository } from './order.repository.js';
import { OrderSchema } from './order.schema.js';
import { OrderService } from './order.service.js';
import { OrderFollower } from './order-follower.service.js';
import { OrderNews } from './order-news.js';
import { OrderStock } from './order-stock.service.js';
import { Reservations } from './reservations.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Order', schema: OrderSchema },
      { name: 'Slot', schema: SlotSchema },
    ]),
    PrinterModule,
    MenuModule,
    DeliveryModule,
    LegalModule,
    RestaurantModule,
    StockDeskModule,
  ],
  controllers: [OrderController],
  providers: [
    BoardService,
    ContactRepository,
    ContactSweep,
    GuestData,
    GuestOrders,
    KitchenService,
    OrderFollower,
    OrderMails,
    OrderNews,
    OrderRepository,
    OrderService,
    OrderStock,
    QuoteService,
    Reservations,
    SlotPlaces,
    SlotPlacesRepository,
  ],
  exports: [BoardService, GuestData, GuestOrders, OrderService, QuoteService, SlotPlaces],
})
export class OrderModule {}
