import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { DesignPages } from './design.pages.js';
import { DesignPageService } from './design-page.service.js';
import { PictureController } from './picture.controller.js';
import { PictureService } from './picture.service.js';

@Module({
  imports: [AuthModule, RestaurantModule],
  controllers: [DesignPages, PictureController],
  providers: [DesignPageService, PictureService],
})
export class DesignModule {}
