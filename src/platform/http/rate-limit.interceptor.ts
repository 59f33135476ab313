import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Observable } from 'rxjs';
import { RATE_LIMIT, type RouteLimit } from './rate-limit.decorator.js';
import { addressKey } from './rate-limit.rules.js';
import { RateLimits } from './rate-limits.js';
import type { Request } from './request.js';

/** Runs after the guard, so that it knows who is asking. */
@Injectable()
export class RateLimitInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const handler = context.getHandler();
    const limit = this.reflector.get<RouteLimit | undefined>(RATE_LIMIT, handler);
    if (limit) {
      const request = context.switchToHttp().getRequest<Request>();
      const name = `${context.getClass().name}.${handler.name}`;
      await this.limits.consume(name, whoOf(request, limit), limit);
    }
    return next.handle();
  }
}

function whoOf(request: Request, { by }: RouteLimit): string {
  return by === 'user' && request.user ? `user ${request.user.userId}` : addressKey(request.ip);
}
