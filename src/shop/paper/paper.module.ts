import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../../auth/auth.module.js';
import { PrinterModule } from '../../printer/printer.module.js';
import { MenuModule } from '../menu/menu.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { AlarmController } from './alarm/alarm.controller.js';
import { AlarmRepository } from './alarm/alarm.repository.js';
import { AlarmSchema } from './alarm/alarm.schema.js';
import { AlarmService } from './alarm/alarm.service.js';
import { AlarmFrame } from './alarm/alarm-frame.js';
import { AlarmMails } from './alarm/alarm-mails.service.js';
import { AlarmSweep } from './alarm/alarm-sweep.service.js';
import { FirstPrinter } from './first-printer.service.js';
import { PaperController } from './paper.controller.js';
import { PaperPages } from './paper.pages.js';
import { PrinterSettings } from './printer-settings.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'PrintAlarm', schema: AlarmSchema }]),
    AuthModule,
    PrinterModule,
    MenuModule,
    RestaurantModule,
  ],
  controllers: [AlarmController, PaperController, PaperPages],
  providers: [
    AlarmFrame,
    AlarmMails,
    AlarmRepository,
    AlarmService,
    AlarmSweep,
    FirstPrinter,
    PrinterSettings,
  ],
  exports: [FirstPrinter, PrinterSettings],
})
export class PaperModule {}
