import { type CanActivate, type ExecutionContext, ForbiddenException, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from '../../platform/http/request.js';
import type { Role } from '../../platform/http/viewer.js';
import { ROLES } from '../roles.decorator.js';

@Injectable()
export class RolesGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const roles = this.reflector.getAllAndOverride<Role[] | undefined>(ROLES, [
      context.getHandler(),
      context.getClass(),
    ]);
    const { user } = context.switchToHttp().getRequest<Request>();
    // Somebody without a shop has no role yet; asking for the shop sends them to the setup.
    if (!roles || !user?.role || roles.includes(user.role)) return true;
    throw new ForbiddenException();
  }
}
