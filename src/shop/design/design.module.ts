import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { DomainModule } from '../domain/domain.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { DesignPages } from './design.pages.js';
import { DesignPageService } from './design-page.service.js';
import { PaperLogo } from './paper-logo.service.js';
import { PictureController } from './picture.controller.js';
import { PictureService } from './picture.service.js';

@Module({
  imports: [AuthModule, DomainModule, RestaurantModule],
  controllers: [DesignPages, PictureController],
  providers: [DesignPageService, PaperLogo, PictureService],
  exports: [PaperLogo, PictureService],
})
export class DesignModule {}
