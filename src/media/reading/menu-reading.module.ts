import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../../auth/auth.module.js';
import { Queue } from '../../platform/queue/queue.js';
import { Schedules } from '../../platform/queue/schedule.js';
import { RestaurantModule } from '../../shop/restaurant/restaurant.module.js';
import { TextsModule } from '../texts/texts.module.js';
import { MenuReader } from './menu-reader.service.js';
import { MenuReadingController } from './menu-reading.controller.js';
import { MENU_READING } from './menu-reading.jobs.js';
import { MenuReadingRepository } from './menu-reading.repository.js';
import { MenuReadingSchema } from './menu-reading.schema.js';
import { MenuReadings } from './menu-readings.service.js';
import { ReadingStore } from './reading-store.js';
import { SourceParts } from './source-parts.service.js';

const LOST_MS = 60_000;

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'MenuReading', schema: MenuReadingSchema }]),
    AuthModule,
    RestaurantModule,
    TextsModule,
  ],
  controllers: [MenuReadingController],
  providers: [MenuReader, MenuReadingRepository, MenuReadings, ReadingStore, SourceParts],
})
export class MenuReadingModule implements OnModuleInit {
  constructor(
    private readonly schedules: Schedules,
    private readonly queue: Queue,
    private readonly readings: MenuReadings,
    private readonly reader: MenuReader,
  ) {}

  onModuleInit(): void {
    this.queue.handle(MENU_READING, (job) => this.reader.run(job));
    this.schedules.every('menu-readings-lost', LOST_MS, () => this.readings.sweep());
    this.schedules.daily('menu-readings-old', '04:40', () => this.readings.forgetOld());
  }
}
