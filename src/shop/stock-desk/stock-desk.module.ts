import { Module } from '@nestjs/common';
import { MenuModule } from '../menu/menu.module.js';
import { StockModule } from '../stock/stock.module.js';
import { CountedMenu } from './counted-menu.service.js';
import { StockController } from './stock-desk.controller.js';
import { StockDesk } from './stock-desk.service.js';

@Module({
  imports: [MenuModule, StockModule],
  controllers: [StockController],
  providers: [CountedMenu, StockDesk],
  exports: [CountedMenu, StockModule],
})
export class StockDeskModule {}
