import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import { Env } from '../../platform/env/env.js';
import type { Request } from '../../platform/http/request.js';
import { type AccessClaims, AccessTokens } from '../session/access-token.js';
import { KnownTokens } from './known-tokens.js';
import { tokenOf } from './token-of.js';
import { type SignedIn, Viewers } from './viewers.js';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  private readonly tokenIn: ReturnType<typeof tokenOf>;

  constructor(
    env: Env,
    tokens: AccessTokens,
    private readonly viewers: Viewers,
    private readonly known: KnownTokens,
  ) {
    const tokenIn = tokenOf(env.AUTH_TOKEN_TYPE);
    super({
      jwtFromRequest: tokenIn as never,
      secretOrKey: tokens.key as never,
      algorithms: ['HS256'],
      // Viewers looks at the expiry by our own clock.
      ignoreExpiration: true,
      passReqToCallback: true,
    });
    this.tokenIn = tokenIn;
  }

  async validate(request: Request, claims: AccessClaims): Promise<SignedIn | null> {
    const viewer = await this.viewers.of(claims);
    const token = this.tokenIn(request);
    if (viewer && token) this.known.keep(token, claims);
    return viewer;
  }
}
