import { Module } from '@nestjs/common';
import { OrderModule } from '../order/order.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { KitchenController } from './kitchen.controller.js';
import { KitchenPages } from './kitchen.pages.js';
import { KitchenStateService } from './kitchen-state.service.js';

@Module({
  imports: [OrderModule, RestaurantModule],
  controllers: [KitchenController, KitchenPages],
  providers: [KitchenStateService],
})
export class KitchenModule {}
