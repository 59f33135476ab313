import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import type { Request } from '../../platform/http/request.js';
import { ForeignOrigin } from '../session/session.errors.js';
import { isOwnOrigin } from './origin.rules.js';

/** A foreign page must not sign anybody in or out, not even to an account of its own. */
@Injectable()
export class OwnOriginGuard implements CanActivate {
  constructor(private readonly env: Env) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers, host } = context.switchToHttp().getRequest<Request>();
    if (headers.origin === undefined || isOwnOrigin(headers.origin, this.env.baseUrl, host)) return true;
    throw new ForeignOrigin();
  }
}
