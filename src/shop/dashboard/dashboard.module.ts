import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { PrinterModule } from '../../printer/printer.module.js';
import { LadderModule } from '../ladder/ladder.module.js';
import { MenuModule } from '../menu/menu.module.js';
import { OrderModule } from '../order/order.module.js';
import { PaperModule } from '../paper/paper.module.js';
import { TemplatesModule } from '../templates/templates.module.js';
import { DashboardPages } from './dashboard.pages.js';
import { DashboardService } from './dashboard.service.js';
import { DeskController } from './desk.controller.js';
import { DeskPapers } from './desk-papers.service.js';
import { DeskStateService } from './desk-state.service.js';
import { SetupController } from './setup.controller.js';
import { SetupPages } from './setup.pages.js';
import { SetupService } from './setup.service.js';

@Module({
  imports: [AuthModule, LadderModule, MenuModule, TemplatesModule, OrderModule, PaperModule, PrinterModule],
  controllers: [DashboardPages, DeskController, SetupController, SetupPages],
  providers: [DashboardService, DeskPapers, DeskStateService, SetupService],
})
export class DashboardModule {}
