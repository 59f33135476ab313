import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { PrinterModule } from '../../printer/printer.module.js';
import { MenuModule } from '../menu/menu.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { PaperPages } from './paper.pages.js';
import { PrinterSettings } from './printer-settings.service.js';

@Module({
  imports: [AuthModule, PrinterModule, MenuModule, RestaurantModule],
  controllers: [PaperPages],
  providers: [PrinterSettings],
})
export class PaperModule {}
