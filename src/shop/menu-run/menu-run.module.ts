import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../../auth/auth.module.js';
import { BinModule } from '../bin/bin.module.js';
import { CategoryModule } from '../category/category.module.js';
import { DishModule } from '../dish/dish.module.js';
import { MenuModule } from '../menu/menu.module.js';
import { MenuRunController } from './menu-run.controller.js';
import { MenuRunPages } from './menu-run.pages.js';
import { MenuRunRepository } from './menu-run.repository.js';
import { MenuRunSchema, RunPartSchema } from './menu-run.schema.js';
import { MenuRunService } from './menu-run.service.js';
import { MenuRuns } from './menu-runs.service.js';
import { PriceRunController } from './price-run.controller.js';
import { PriceRunService } from './price-run.service.js';
import { TakingBack } from './taking-back.service.js';

@Module({
  imports: [
    AuthModule,
    BinModule,
    CategoryModule,
    DishModule,
    MenuModule,
    MongooseModule.forFeature([
      { name: 'MenuRun', schema: MenuRunSchema },
      { name: 'MenuRunPart', schema: RunPartSchema },
    ]),
  ],
  controllers: [MenuRunController, MenuRunPages, PriceRunController],
  providers: [MenuRunRepository, MenuRuns, MenuRunService, PriceRunService, TakingBack],
  exports: [MenuRuns],
})
export class MenuRunModule {}
