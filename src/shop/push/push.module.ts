import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../../auth/auth.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { PushController } from './push.controller.js';
import { PushRepository } from './push.repository.js';
import { PushSubscriptionSchema } from './push.schema.js';
import { Pushes } from './pushes.service.js';
import { SealedTargets } from './sealed-targets.js';
import { Subscriptions } from './subscriptions.service.js';

@Module({
  imports: [
    AuthModule,
    RestaurantModule,
    MongooseModule.forFeature([{ name: 'PushSubscription', schema: PushSubscriptionSchema }]),
  ],
  controllers: [PushController],
  providers: [PushRepository, Pushes, SealedTargets, Subscriptions],
  exports: [Pushes],
})
export class PushModule {}
