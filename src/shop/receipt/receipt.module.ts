import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OrderModule } from '../order/order.module.js';
import { ReceiptRepository } from './receipt.repository.js';
import { ReceiptSchema } from './receipt.schema.js';
import { ReceiptService } from './receipt.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Receipt', schema: ReceiptSchema }]), OrderModule],
  providers: [ReceiptRepository, ReceiptService],
  exports: [ReceiptService],
})
export class ReceiptModule {}
