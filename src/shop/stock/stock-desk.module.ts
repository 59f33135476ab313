import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { CountedMenu } from './counted-menu.service.js';
import { StockController } from './stock.controller.js';
import { StockModule } from './stock.module.js';
import { StockDesk } from './stock-desk.service.js';

@Module({
  imports: [CatalogModule, StockModule],
  controllers: [StockController],
  providers: [CountedMenu, StockDesk],
  exports: [CountedMenu, StockModule],
})
export class StockDeskModule {}
