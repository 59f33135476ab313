import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import type { Reply, Request } from '../../platform/http/request.js';
import type { KnownDevice } from './device.types.js';
import { DeviceTokens } from './device-token.js';
import { ForeignOrigin } from './session.errors.js';
import { ACCESS_SECONDS, SESSION_DAYS } from './session.rules.js';
import type { Tokens } from './session.types.js';

const DAY = 24 * 60 * 60;
const YEAR = 365 * DAY;

/**
 * `access` is read by page GETs and by the client's own code, which sends it as a header; `refresh` is seen by nobody
 * but /api/auth, so `resume` tells the sign-in page that there is something to refresh. `device` outlives them: it
 * says which account was signed in to here before.
 */
@Injectable()
export class AuthCookies {
  constructor(
    private readonly env: Env,
    private readonly devices: DeviceTokens,
  ) {}

  set(reply: Reply, { token, refreshToken, device }: Tokens): void {
    this.setAccess(reply, token);
    reply.setCookie('refresh', refreshToken, { ...this.refreshCookie(), maxAge: SESSION_DAYS * DAY });
    reply.setCookie('device', this.devices.tokenFor(device), { ...this.refreshCookie(), maxAge: YEAR });
    reply.setCookie('resume', '1', { ...this.resumeCookie(), maxAge: SESSION_DAYS * DAY });
  }

  setAccess(reply: Reply, token: string): void {
    reply.setCookie('access', token, { ...this.accessCookie(), maxAge: ACCESS_SECONDS });
  }

  clear(reply: Reply): void {
    reply.clearCookie('access', this.accessCookie());
    reply.clearCookie('refresh', this.refreshCookie());
    reply.clearCookie('resume', this.resumeCookie());
  }

  /** A cookie comes along whoever asks, so it counts only together with our own Origin, which the guard compares. */
  refreshToken({ cookies, headers }: Request): string | null {
    const token = cookies?.refresh ?? null;
    if (token !== null && headers.origin === undefined) throw new ForeignOrigin();
    return token;
  }

  knownDevice({ cookies }: Request): KnownDevice | null {
    return this.devices.read(cookies?.device ?? '');
  }

  private accessCookie() {
    return { path: '/', sameSite: 'lax', secure: this.env.https } as const;
  }

  private refreshCookie() {
    return { path: '/api/auth', sameSite: 'strict', httpOnly: true, secure: this.env.https } as const;
  }

  private resumeCookie() {
    return { path: '/login', sameSite: 'lax', httpOnly: true, secure: this.env.https } as const;
  }
}
