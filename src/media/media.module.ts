import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../auth/auth.module.js';
import { Schedules } from '../platform/queue/schedule.js';
import { BinModule } from '../shop/bin/bin.module.js';
import { BinKeepers } from '../shop/bin/bin-keepers.js';
import { MenuModule } from '../shop/menu/menu.module.js';
import { PlanGateModule } from '../shop/plan-gate/plan-gate.module.js';
import { RestaurantModule } from '../shop/restaurant/restaurant.module.js';
import { LibraryUses } from './library-uses.service.js';
import { MediaController } from './media.controller.js';
import { MediaPages } from './media.pages.js';
import { MediaRepository } from './media.repository.js';
import { PictureSchema } from './media.schema.js';
import { MediaService } from './media.service.js';
import { MediaDesk } from './media-desk.service.js';
import { MediaFilesController } from './media-files.controller.js';
import { MediaFiles } from './media-files.service.js';
import { MediaListService } from './media-list.service.js';
import { MediaRemoval } from './media-removal.service.js';
import { MediaSweep } from './media-sweep.service.js';
import { PictureMaker } from './picture-maker.js';
import { PictureReturn } from './picture-return.service.js';
import { PictureWords } from './picture-words.service.js';
import { ReadyPictures } from './ready-pictures.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Media', schema: PictureSchema }]),
    AuthModule,
    BinModule,
    MenuModule,
    PlanGateModule,
    RestaurantModule,
  ],
  controllers: [MediaController, MediaFilesController, MediaPages],
  providers: [
    LibraryUses,
    MediaDesk,
    MediaFiles,
    MediaListService,
    MediaRemoval,
    MediaRepository,
    MediaService,
    MediaSweep,
    PictureMaker,
    PictureReturn,
    PictureWords,
    ReadyPictures,
  ],
  exports: [PictureWords, ReadyPictures],
})
export class MediaModule implements OnModuleInit {
  constructor(
    private readonly schedules: Schedules,
    private readonly leftovers: MediaSweep,
    private readonly keepers: BinKeepers,
    private readonly deleted: PictureReturn,
  ) {}

  onModuleInit(): void {
    this.keepers.add(this.deleted);
    this.schedules.daily('media-leftovers', '04:20', () => this.leftovers.sweep());
  }
}
