import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OrderModule } from '../order/order.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { DriveController } from './drive.controller.js';
import { DrivePages } from './drive.pages.js';
import { DriveService } from './drive.service.js';
import { DriverController } from './driver.controller.js';
import { DriverPages } from './driver.pages.js';
import { DriverRepository } from './driver.repository.js';
import { DriverSchema, TourSchema } from './driver.schema.js';
import { DriverService } from './driver.service.js';
import { TourRepository } from './tour.repository.js';
import { TourService } from './tour.service.js';
import { TourDeparture } from './tour-departure.service.js';
import { TourEnd } from './tour-end.service.js';
import { TourNews } from './tour-news.js';
import { TourProgress } from './tour-progress.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Driver', schema: DriverSchema },
      { name: 'Tour', schema: TourSchema },
    ]),
    OrderModule,
    RestaurantModule,
  ],
  controllers: [DriveController, DrivePages, DriverController, DriverPages],
  providers: [
    DriveService,
    DriverRepository,
    DriverService,
    TourDeparture,
    TourEnd,
    TourNews,
    TourProgress,
    TourRepository,
    TourService,
  ],
  exports: [TourProgress],
})
export class DriverModule {}
