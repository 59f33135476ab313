import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from './request.js';
import type { Viewer } from './viewer.js';

/** The signed-in person; null only on routes that are public by name. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): Viewer | null =>
    context.switchToHttp().getRequest<Request>().user ?? null,
);
