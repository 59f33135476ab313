import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../../auth/auth.module.js';
import { AuthLink } from './auth-link.js';
import { ShopOfViewer } from './current-shop.decorator.js';
import { FoundingService } from './founding.service.js';
import { KnownShops } from './known-shops.js';
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
    FoundingService,
    KnownShops,
    Publications,
    ShopNews,
    ShopOfViewer,
    ShopRepository,
    ShopSecrets,
    ShopService,
    WrittenShops,
  ],
  exports: [FoundingService, KnownShops, Publications, ShopOfViewer, ShopSecrets, ShopService, WrittenShops],
})
export class RestaurantModule {}
