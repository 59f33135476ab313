import { Module } from '@nestjs/common';
import { BasketModule } from '../basket/basket.module.js';
import { BlockListModule } from '../block-list/block-list.module.js';
import { MenuModule } from '../menu/menu.module.js';
import { OrderModule } from '../order/order.module.js';
import { PlacesModule } from '../places/places.module.js';
import { CallerService } from './caller.service.js';
import { PhoneOrderController } from './phone-order.controller.js';
import { PhoneOrderPages } from './phone-order.pages.js';
import { PhoneOrderService } from './phone-order.service.js';

@Module({
  imports: [BasketModule, BlockListModule, MenuModule, OrderModule, PlacesModule],
  controllers: [PhoneOrderController, PhoneOrderPages],
  providers: [CallerService, PhoneOrderService],
})
export class PhoneOrderModule {}
