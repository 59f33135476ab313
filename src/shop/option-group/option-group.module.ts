import { Module } from '@nestjs/common';
import { DishModule } from '../dish/dish.module.js';
import { MenuModule } from '../menu/menu.module.js';
import { OptionGroupController } from './option-group.controller.js';
import { OptionGroupRepository } from './option-group.repository.js';
import { OptionGroupService } from './option-group.service.js';

@Module({
  imports: [MenuModule, DishModule],
  controllers: [OptionGroupController],
  providers: [OptionGroupRepository, OptionGroupService],
  exports: [OptionGroupService],
})
export class OptionGroupModule {}
