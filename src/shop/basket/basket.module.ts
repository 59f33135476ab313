import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { MenuModule } from '../menu/menu.module.js';
import { PlacesModule } from '../places/places.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { StockDeskModule } from '../stock-desk/stock-desk.module.js';
import { Grants } from './grants.service.js';
import { HandoverService } from './handover.service.js';
import { QuoteService } from './quote.service.js';

@Module({
  imports: [DeliveryModule, MenuModule, PlacesModule, RestaurantModule, StockDeskModule],
  providers: [Grants, HandoverService, QuoteService],
  exports: [Grants, QuoteService],
})
export class BasketModule {}
