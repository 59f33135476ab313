import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import { RateLimitGuard } from './rate-limit.guard.js';
import { RATE_LIMIT, type RouteLimit } from './rate-limit.mark.js';

/** How often one address or one signed-in person may call this handler. */
export const RateLimit = (limit: RouteLimit) =>
  applyDecorators(SetMetadata(RATE_LIMIT, limit), UseGuards(RateLimitGuard));
