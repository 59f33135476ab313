import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuthModule } from '../../auth/auth.module.js';
import { PrinterModule } from '../../printer/printer.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { PlanRoom } from './plan-room.service.js';
import { PricingPages } from './pricing.pages.js';
import { RoomGuard } from './room.guard.js';

@Module({
  imports: [AuthModule, PrinterModule, RestaurantModule],
  controllers: [PricingPages],
  providers: [PlanRoom, { provide: APP_GUARD, useClass: RoomGuard }],
  exports: [PlanRoom],
})
export class PlanGateModule {}
