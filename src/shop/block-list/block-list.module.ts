import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OrderModule } from '../order/order.module.js';
import { BlockListController } from './block-list.controller.js';
import { BlockListPages } from './block-list.pages.js';
import { BlockListRepository } from './block-list.repository.js';
import { BlockSchema, CallBackSchema } from './block-list.schema.js';
import { BlockList } from './block-list.service.js';
import { BlockedGuests } from './blocked-guests.service.js';
import { PrankCheck } from './prank-check.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Block', schema: BlockSchema },
      { name: 'CallBack', schema: CallBackSchema },
    ]),
    OrderModule,
  ],
  controllers: [BlockListController, BlockListPages],
  providers: [BlockList, BlockListRepository, BlockedGuests, PrankCheck],
  exports: [BlockList],
})
export class BlockListModule {}
