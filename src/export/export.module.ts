import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Queue } from '../platform/queue/queue.js';
import { Schedules } from '../platform/queue/schedule.js';
import { RestaurantModule } from '../shop/restaurant/restaurant.module.js';
import { StorefrontModule } from '../storefront/storefront.module.js';
import { BUILD } from './build.jobs.js';
import { BuildRepository } from './build.repository.js';
import { BuildSchema } from './build.schema.js';
import { BuildService } from './build.service.js';
import { BuildFolder } from './build-folder.js';
import { ExportController } from './export.controller.js';
import { SiteBuilder } from './site-builder.service.js';
import { SitePages } from './site-pages.service.js';
import { SitePictures } from './site-pictures.service.js';
import { SiteTree } from './site-tree.service.js';

const SWEEP_MS = 30_000;

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Build', schema: BuildSchema }]),
    RestaurantModule,
    StorefrontModule,
  ],
  controllers: [ExportController],
  providers: [BuildFolder, BuildRepository, BuildService, SiteBuilder, SitePages, SitePictures, SiteTree],
})
export class ExportModule implements OnModuleInit {
  constructor(
    private readonly queue: Queue,
    private readonly schedules: Schedules,
    private readonly builds: BuildService,
    private readonly builder: SiteBuilder,
  ) {}

  onModuleInit(): void {
    this.queue.handle(BUILD, (job) => this.builder.build(job));
    this.schedules.every('builds', SWEEP_MS, () => this.builds.sweep());
  }
}
