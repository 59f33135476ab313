import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Role } from '../platform/http/viewer.js';

export const ROLES = 'roles';

/** Who of the shop may come here; without it every role may. */
export const Roles = (...roles: Role[]) =>
  applyDecorators(SetMetadata(ROLES, roles), ApiExtension('x-roles', roles));
