import { Module } from '@nestjs/common';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { Dns } from './dns.js';
import { DomainController } from './domain.controller.js';
import { DomainService } from './domain.service.js';
import { GuestDomains } from './guest-domains.js';

@Module({
  imports: [RestaurantModule],
  controllers: [DomainController],
  providers: [Dns, DomainService, GuestDomains],
  exports: [DomainService],
})
export class DomainModule {}
