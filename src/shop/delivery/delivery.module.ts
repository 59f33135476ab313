import { Module } from '@nestjs/common';
import { PostalCodes } from './postal-codes.js';

@Module({ providers: [PostalCodes], exports: [PostalCodes] })
export class DeliveryModule {}
