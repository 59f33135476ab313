import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PriceHistoryRepository } from './price-history.repository.js';
import { PriceHistorySchema } from './price-history.schema.js';
import { PriceHistory } from './price-history.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'PriceHistory', schema: PriceHistorySchema }])],
  providers: [PriceHistory, PriceHistoryRepository],
  exports: [PriceHistory],
})
export class PriceHistoryModule {}
