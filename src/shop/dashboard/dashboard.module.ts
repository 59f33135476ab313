import { Module } from '@nestjs/common';
import { PrinterModule } from '../../printer/printer.module.js';
import { CatalogModule } from '../menu/menu.module.js';
import { OrderModule } from '../order/order.module.js';
import { DashboardPages } from './dashboard.pages.js';
import { DashboardService } from './dashboard.service.js';
import { SetupController } from './setup.controller.js';
import { SetupPages } from './setup.pages.js';
import { SetupService } from './setup.service.js';

@Module({
  imports: [CatalogModule, OrderModule, PrinterModule],
  controllers: [DashboardPages, SetupController, SetupPages],
  providers: [DashboardService, SetupService],
})
export class DashboardModule {}
