import { type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { Env } from '../../platform/env/env.js';
import { GUEST_ONLY } from '../../platform/http/guest-only.decorator.js';
import { PUBLIC } from '../../platform/http/public.decorator.js';
import { PageRedirect } from '../../platform/http/redirect.js';
import type { Request } from '../../platform/http/request.js';
import { ownPath } from '../../shared/redirect.js';
import { KnownTokens } from './known-tokens.js';
import { tokenOf } from './token-of.js';
import { Viewers } from './viewers.js';

/** A window that was sent to sign in may find that another one has renewed the session: it goes on to where it was. */
const wayOn = ({ query }: Request): string => ownPath((query as { redirect?: unknown }).redirect, '/');

/** Everything is closed unless a route is public by name; public routes still know who is there. */
@Injectable()
export class SignedInGuard extends AuthGuard('jwt') {
  private readonly tokenIn: ReturnType<typeof tokenOf>;

  constructor(
    private readonly reflector: Reflector,
    private readonly known: KnownTokens,
    private readonly viewers: Viewers,
    env: Env,
  ) {
    super();
    this.tokenIn = tokenOf(env.AUTH_TOKEN_TYPE);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const token = this.tokenIn(request);
    const claims = token === null ? null : this.known.of(token);
    if (claims) request.user = this.handleRequest(null, await this.viewers.of(claims), null, context);
    else if (token === null && this.isOpen(context)) request.user = null;
    else await super.canActivate(context);

    if (request.user && this.says(GUEST_ONLY, context)) throw new PageRedirect(wayOn(request));
    return true;
  }

  override handleRequest<User>(error: unknown, user: User, _: unknown, context: ExecutionContext): User {
    if (error) throw error;
    if (!user && !this.isOpen(context)) throw new UnauthorizedException();
    return user || (null as User);
  }

  private isOpen(context: ExecutionContext): boolean {
    return this.says(PUBLIC, context);
  }

  private says(mark: string, context: ExecutionContext): boolean {
    return (
      this.reflector.getAllAndOverride<boolean>(mark, [context.getHandler(), context.getClass()]) ?? false
    );
  }
}
