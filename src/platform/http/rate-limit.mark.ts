import type { Limit } from './rate-limits.js';

export const RATE_LIMIT = 'rateLimit';

export interface RouteLimit extends Limit {
  by: 'address' | 'user';
}
