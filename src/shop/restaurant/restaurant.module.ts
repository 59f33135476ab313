import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../../auth/auth.module.js';
import { AuthLink } from './auth-link.js';
import { BookedPlans } from './booked/booked-plans.service.js';
import { ShopOfAnybody, ShopOfViewer } from './current-shop.decorator.js';
import { FoundingService } from './founding.service.js';
import { KnownShops } from './known-shops.js';
import { KeyVerdicts } from './paying/key-verdicts.js';
import { PayKeyGuards } from './paying/pay-key-guards.js';
import { Publications } from './publications.js';
import { ShopRepository } from './shop.repository.js';
import { ShopSchema } from './shop.schema.js';
import { ShopService } from './shop.service.js';
import { ShopNews } from './shop-news.js';
import { ShopSecrets } from './shop-secrets.js';
import { WrittenShops } from './written-shops.service.js';

/** Global, because any route may ask for the shop of the person who is signed in. */
@Global()
@Module({
  imports: [AuthModule, MongooseModule.forFeature([{ name: 'Shop', schema: ShopSchema }])],
  providers: [
    AuthLink,
    BookedPlans,
    FoundingService,
    KeyVerdicts,
    KnownShops,
    PayKeyGuards,
    Publications,
    ShopNews,
    ShopOfAnybody,
    ShopOfViewer,
    ShopRepository,
    ShopSecrets,
    ShopService,
    WrittenShops,
  ],
  exports: [
    BookedPlans,
    FoundingService,
    KeyVerdicts,
    KnownShops,
    PayKeyGuards,
    Publications,
    ShopOfAnybody,
    ShopOfViewer,
    ShopSecrets,
    ShopService,
    WrittenShops,
  ],
})
export class RestaurantModule {}
