import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Queue } from '../../platform/queue/queue.js';
import { Schedules } from '../../platform/queue/schedule.js';
import { DishModule } from '../dish/dish.module.js';
import { MenuModule } from '../menu/menu.module.js';
import { MenuRunModule } from '../menu-run/menu-run.module.js';
import { PantryModule } from '../pantry/pantry.module.js';
import { PriceHistoryModule } from '../price-history/price-history.module.js';
import { FilePlanProcess } from './file-plan-process.js';
import { IMPORT } from './import.jobs.js';
import { ImportRepository } from './import.repository.js';
import { ImportPartSchema, ImportSchema } from './import.schema.js';
import { ImportNews } from './import-news.js';
import { ImportRunner } from './import-runner.service.js';
import { ImportRuns } from './import-runs.service.js';
import { MenuCheckService } from './menu-check.service.js';
import { MenuExportService } from './menu-export.service.js';
import { MenuFileController } from './menu-file.controller.js';
import { MenuFilePages } from './menu-file.pages.js';
import { MenuImportService } from './menu-import.service.js';
import { MenuSource } from './menu-source.service.js';
import { MenuStepsRepository } from './steps/menu-steps.repository.js';
import { MenuStepsService } from './steps/menu-steps.service.js';

const SWEEP_MS = 30_000;

@Module({
  imports: [
    PantryModule,
    MenuModule,
    MenuRunModule,
    PriceHistoryModule,
    DishModule,
    MongooseModule.forFeature([
      { name: 'MenuImport', schema: ImportSchema },
      { name: 'MenuImportPart', schema: ImportPartSchema },
    ]),
  ],
  controllers: [MenuFileController, MenuFilePages],
  providers: [
    FilePlanProcess,
    ImportNews,
    ImportRepository,
    ImportRunner,
    ImportRuns,
    MenuCheckService,
    MenuExportService,
    MenuImportService,
    MenuSource,
    MenuStepsRepository,
    MenuStepsService,
  ],
})
export class MenuFileModule implements OnModuleInit {
  constructor(
    private readonly queue: Queue,
    private readonly schedules: Schedules,
    private readonly imports: MenuImportService,
    private readonly runner: ImportRunner,
  ) {}

  onModuleInit(): void {
    this.queue.handle(IMPORT, (job) => this.runner.run(job));
    this.schedules.every('menuImports', SWEEP_MS, () => this.imports.sweep());
  }
}
