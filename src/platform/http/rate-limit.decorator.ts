import { SetMetadata } from '@nestjs/common';
import type { Limit } from './rate-limits.js';

export const RATE_LIMIT = 'rateLimit';

export interface RouteLimit extends Limit {
  by: 'address' | 'user';
}

/** How often one address or one signed-in person may call this handler. */
export const RateLimit = (limit: RouteLimit) => SetMetadata(RATE_LIMIT, limit);
