import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import type { Feature } from '../subscription/plans.js';
import { NEEDS, NeedsGuard } from './needs.guard.js';

/** Opens a route to shops whose plan includes what it does. */
export const Needs = (feature: Feature) =>
  applyDecorators(SetMetadata(NEEDS, feature), UseGuards(NeedsGuard));
