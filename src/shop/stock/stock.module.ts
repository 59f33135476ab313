import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StockRepository } from './stock.repository.js';
import { StockSchema } from './stock.schema.js';
import { StockService } from './stock.service.js';

/** Knows dishes by their ids alone, so that the menu may depend on it. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Stock', schema: StockSchema }])],
  providers: [StockRepository, StockService],
  exports: [StockService],
})
export class StockModule {}
