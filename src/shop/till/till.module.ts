import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../../auth/auth.module.js';
import { OrderModule } from '../order/order.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { PosController } from './pos.controller.js';
import { TillController } from './till.controller.js';
import { TillPages } from './till.pages.js';
import { TillConnectionSchema, TillNoticeSchema } from './till.schema.js';
import { TillConnectionRepository } from './till-connection.repository.js';
import { TillFeed } from './till-feed.service.js';
import { TillFollower } from './till-follower.js';
import { TillNoticeRepository } from './till-notice.repository.js';
import { TillNotices } from './till-notices.service.js';
import { TillOrders } from './till-orders.service.js';
import { TillSettings } from './till-settings.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'TillConnection', schema: TillConnectionSchema },
      { name: 'TillNotice', schema: TillNoticeSchema },
    ]),
    AuthModule,
    OrderModule,
    PaymentModule,
    RestaurantModule,
  ],
  controllers: [PosController, TillController, TillPages],
  providers: [
    TillConnectionRepository,
    TillFeed,
    TillFollower,
    TillNoticeRepository,
    TillNotices,
    TillOrders,
    TillSettings,
  ],
})
export class TillModule {}
