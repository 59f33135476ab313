import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import type { Level } from '../subscription/plans.js';
import { NEEDS, NeedsGuard } from './needs.guard.js';

/** Opens a route to shops whose plan includes what it does. */
export const Needs = (level: Level) => applyDecorators(SetMetadata(NEEDS, level), UseGuards(NeedsGuard));
