import { Module } from '@nestjs/common';
import { PricingPages } from './pricing.pages.js';

@Module({ controllers: [PricingPages] })
export class SubscriptionModule {}
