import { Module } from '@nestjs/common';
import { DesignModule } from '../design/design.module.js';
import { MenuModule } from '../menu/menu.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { PrintedMenuController } from './printed-menu.controller.js';
import { PrintedMenuPages } from './printed-menu.pages.js';
import { PrintedMenuService } from './printed-menu.service.js';

@Module({
  imports: [DesignModule, MenuModule, RestaurantModule],
  controllers: [PrintedMenuController, PrintedMenuPages],
  providers: [PrintedMenuService],
})
export class PrintedMenuModule {}
