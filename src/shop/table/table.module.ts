import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OrderModule } from '../order/order.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { FloorPlans } from './plan/floor-plan.service.js';
import { PlanController } from './plan/plan.controller.js';
import { PlanPages } from './plan/plan.pages.js';
import { PlanRepository } from './plan/plan.repository.js';
import { PlanSchema } from './plan/plan.schema.js';
import { FloorController } from './serve/floor.controller.js';
import { FloorPages } from './serve/floor.pages.js';
import { FloorDesk } from './serve/floor-desk.service.js';
import { RemovedTables } from './serve/removed-tables.service.js';
import { RoundFollower } from './serve/round-follower.js';
import { ServedTables } from './serve/served-tables.service.js';
import { TabClosing } from './serve/tab-closing.service.js';
import { Welcome } from './serve/welcome.service.js';
import { TabRepository } from './tab/tab.repository.js';
import { TabSchema } from './tab/tab.schema.js';
import { TabMoves } from './tab/tab-moves.service.js';
import { TabNews } from './tab/tab-news.js';
import { Tabs } from './tab/tabs.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'FloorPlan', schema: PlanSchema },
      { name: 'Tab', schema: TabSchema },
    ]),
    OrderModule,
    RestaurantModule,
  ],
  controllers: [FloorController, FloorPages, PlanController, PlanPages],
  providers: [
    FloorDesk,
    FloorPlans,
    PlanRepository,
    RemovedTables,
    RoundFollower,
    ServedTables,
    TabClosing,
    TabMoves,
    TabNews,
    TabRepository,
    Tabs,
    Welcome,
  ],
  exports: [FloorPlans, ServedTables, Tabs],
})
export class TableModule {}
