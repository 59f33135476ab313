import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Reply } from '../../platform/http/request.js';

/**
 * A shop exported to its own web space calls us from another origin. These calls carry no cookie and no token, and
 * answer nothing that a visitor of the hosted shop could not read as well.
 */
@Injectable()
export class OtherSites implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    context
      .switchToHttp()
      .getResponse<Reply>()
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'content-type, idempotency-key')
      .header('access-control-expose-headers', 'retry-after')
      .header('access-control-max-age', '86400')
      .header('cross-origin-resource-policy', 'cross-origin');
    return true;
  }
}
