import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { RateLimitInterceptor } from './rate-limit.interceptor.js';
import { RateLimits } from './rate-limits.js';

@Global()
@Module({
  providers: [RateLimits, { provide: APP_INTERCEPTOR, useClass: RateLimitInterceptor }],
  exports: [RateLimits],
})
export class RateLimitModule {}
