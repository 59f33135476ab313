import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../../auth/auth.module.js';
import { Schedules } from '../../platform/queue/schedule.js';
import { MenuModule } from '../menu/menu.module.js';
import { BinController } from './bin.controller.js';
import { BinRepository } from './bin.repository.js';
import { BinSchema } from './bin.schema.js';
import { Bin } from './bin.service.js';
import { BinDesk } from './bin-desk.service.js';
import { BinKeepers } from './bin-keepers.js';
import { BinList } from './bin-list.service.js';

@Module({
  imports: [AuthModule, MenuModule, MongooseModule.forFeature([{ name: 'Bin', schema: BinSchema }])],
  controllers: [BinController],
  providers: [Bin, BinDesk, BinKeepers, BinList, BinRepository],
  exports: [Bin, BinDesk, BinKeepers, BinList],
})
export class BinModule implements OnModuleInit {
  constructor(
    private readonly schedules: Schedules,
    private readonly desk: BinDesk,
  ) {}

  onModuleInit(): void {
    this.schedules.daily('bin', '04:10', () => this.desk.sweep());
  }
}
