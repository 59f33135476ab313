import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { HealthFastPath } from './health-fast-path.js';

@Module({ controllers: [HealthController], providers: [HealthService, HealthFastPath] })
export class HealthModule {}
