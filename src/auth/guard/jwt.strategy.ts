import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import { Env } from '../../platform/env/env.js';
import { type AccessClaims, AccessTokens } from '../session/access-token.js';
import { tokenOf } from './token-of.js';
import { type SignedIn, Viewers } from './viewers.js';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    env: Env,
    tokens: AccessTokens,
    private readonly viewers: Viewers,
  ) {
    super({
      jwtFromRequest: tokenOf(env.AUTH_TOKEN_TYPE) as never,
      secretOrKey: tokens.key as never,
      algorithms: ['HS256'],
      // Viewers looks at the expiry by our own clock.
      ignoreExpiration: true,
    });
  }

  validate(claims: AccessClaims): Promise<SignedIn | null> {
    return this.viewers.of(claims);
  }
}
