import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { RATE_LIMIT, type RouteLimit } from './rate-limit.mark.js';
import { addressKey } from './rate-limit.rules.js';
import { RateLimits } from './rate-limits.js';
import type { Request } from './request.js';

/** Stands at the routes that have a limit, behind the guards of all: it knows who is asking. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler();
    const limit = this.reflector.get<RouteLimit>(RATE_LIMIT, handler);
    const request = context.switchToHttp().getRequest<Request>();
    await this.limits.consume(`${context.getClass().name}.${handler.name}`, whoOf(request, limit), limit);
    return true;
  }
}

function whoOf(request: Request, { by }: RouteLimit): string {
  return by === 'user' && request.user ? `user ${request.user.userId}` : addressKey(request.ip);
}
