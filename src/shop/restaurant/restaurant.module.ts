import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../../auth/auth.module.js';
import { PostalCodes } from '../delivery/postal-codes.js';
import { CatalogModule } from '../menu/menu.module.js';
import { NeedsGuard } from '../plan-gate/needs.guard.js';
import { HistoryService } from '../settings/history/history.service.js';
import { OpeningGate } from '../settings/opening-gate.js';
import { PauseController } from '../settings/pause/pause.controller.js';
import { PauseService } from '../settings/pause/pause.service.js';
import { PostalCodeController } from '../settings/postal-code.controller.js';
import { SettingsPages } from '../settings/settings.pages.js';
import { SettingsService } from '../settings/settings.service.js';
import { SettingsPageService } from '../settings/settings-page.service.js';
import { ShopController } from '../settings/shop.controller.js';
import { PricingPages } from '../subscription/pricing.pages.js';
import { AuthLink } from './auth-link.js';
import { ShopOfViewer } from './current-shop.decorator.js';
import { FoundingService } from './founding.service.js';
import { PlacementService } from './placement.service.js';
import { Publications } from './publications.js';
import { ShopRepository } from './shop.repository.js';
import { ShopSchema } from './shop.schema.js';
import { ShopService } from './shop.service.js';
import { ShopNews } from './shop-news.js';
import { ShopSecrets } from './shop-secrets.js';

/** Global, because any route may ask for the shop of the person who is signed in. */
@Global()
@Module({
  imports: [AuthModule, CatalogModule, MongooseModule.forFeature([{ name: 'Shop', schema: ShopSchema }])],
  controllers: [PauseController, PostalCodeController, PricingPages, SettingsPages, ShopController],
  providers: [
    AuthLink,
    FoundingService,
    HistoryService,
    NeedsGuard,
    OpeningGate,
    PauseService,
    PlacementService,
    PostalCodes,
    SettingsPageService,
    SettingsService,
    Publications,
    ShopNews,
    ShopOfViewer,
    ShopRepository,
    ShopSecrets,
    ShopService,
  ],
  exports: [
    FoundingService,
    NeedsGuard,
    PlacementService,
    PostalCodes,
    Publications,
    ShopOfViewer,
    ShopSecrets,
    ShopService,
  ],
})
export class RestaurantModule {}
