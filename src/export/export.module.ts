import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../auth/auth.module.js';
import { Queue } from '../platform/queue/queue.js';
import { Schedules } from '../platform/queue/schedule.js';
import { RestaurantModule } from '../shop/restaurant/restaurant.module.js';
import { StorefrontModule } from '../storefront/storefront.module.js';
import { AutoBuild } from './build/auto-build.service.js';
import { BUILD } from './build/build.jobs.js';
import { BuildRepository } from './build/build.repository.js';
import { BuildSchema } from './build/build.schema.js';
import { BuildService } from './build/build.service.js';
import { BuildFolder } from './build/build-folder.js';
import { BuildKeeping } from './build/build-keeping.service.js';
import { BuildWatch } from './build/build-watch.service.js';
import { FailedBuildMails } from './build/failure/failed-build-mails.service.js';
import { Publishing } from './build/publishing.service.js';
import { SiteBuilder } from './build/site-builder.service.js';
import { SiteExtras } from './build/site-extras.service.js';
import { SitePages } from './build/site-pages.service.js';
import { SitePictures } from './build/site-pictures.service.js';
import { SiteTree } from './build/site-tree.service.js';
import { ExportController } from './export.controller.js';
import { ExportPageRoutes } from './page/export.pages.js';
import { ExportPages } from './page/export-page.service.js';
import { UploadModule } from './upload/upload.module.js';

const SWEEP_MS = 30_000;

@Module({
  imports: [
    AuthModule,
    MongooseModule.forFeature([{ name: 'Build', schema: BuildSchema }]),
    RestaurantModule,
    StorefrontModule,
    UploadModule,
  ],
  controllers: [ExportController, ExportPageRoutes],
  providers: [
    AutoBuild,
    BuildFolder,
    BuildKeeping,
    BuildRepository,
    BuildService,
    BuildWatch,
    ExportPages,
    FailedBuildMails,
    Publishing,
    SiteBuilder,
    SiteExtras,
    SitePages,
    SitePictures,
    SiteTree,
  ],
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
