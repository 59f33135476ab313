import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from '../../platform/http/request.js';

/** A device says who it is by the address it calls. */
export interface CallingDevice {
  secret: string;
  address: string;
}

export const Calling = createParamDecorator((_: unknown, context: ExecutionContext): CallingDevice => {
  const { params, ip } = context.switchToHttp().getRequest<Request>();
  return { secret: (params as { secret: string }).secret, address: ip };
});
