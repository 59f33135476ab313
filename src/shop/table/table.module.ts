import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { FloorPlans } from './plan/floor-plan.service.js';
import { PlanController } from './plan/plan.controller.js';
import { PlanPages } from './plan/plan.pages.js';
import { PlanRepository } from './plan/plan.repository.js';
import { PlanSchema } from './plan/plan.schema.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'FloorPlan', schema: PlanSchema }]), RestaurantModule],
  controllers: [PlanController, PlanPages],
  providers: [FloorPlans, PlanRepository],
  exports: [FloorPlans],
})
export class TableModule {}
