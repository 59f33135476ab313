import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { LegalModule } from '../legal/legal.module.js';
import { MenuModule } from '../menu/menu.module.js';
import { PaperModule } from '../paper/paper.module.js';
import { HistoryService } from './history/history.service.js';
import { OpeningGate } from './opening-gate.js';
import { PauseController } from './pause/pause.controller.js';
import { PauseService } from './pause/pause.service.js';
import { PostalCodeController } from './postal-code.controller.js';
import { SettingsPages } from './settings.pages.js';
import { SettingsService } from './settings.service.js';
import { SettingsPageService } from './settings-page.service.js';
import { ShopController } from './shop.controller.js';

@Module({
  imports: [AuthModule, DeliveryModule, LegalModule, MenuModule, PaperModule],
  controllers: [PauseController, PostalCodeController, SettingsPages, ShopController],
  providers: [HistoryService, OpeningGate, PauseService, SettingsPageService, SettingsService],
})
export class SettingsModule {}
