import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import type { Viewer } from '../../platform/http/viewer.js';

export interface AccessClaims {
  sub: string;
  sid: string;
  /** Only for somebody who took over with a PIN. */
  pin?: true;
  shop: string | null;
  role: Viewer['role'];
  name: string;
  email: string;
  /** The session's access version: a token of a lower one is void. */
  ver: number;
  iat: number;
  exp: number;
}

const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');

@Injectable()
export class AccessTokens {
  /** A KeyObject: jsonwebtoken would parse a string anew at each check. */
  readonly key: KeyObject;

  constructor(env: Env) {
    this.key = createSecretKey(Buffer.from(env.JWT_SECRET));
  }

  sign(viewer: Viewer, version: number, now: Date, end: Date): string {
    const claims: AccessClaims = {
      sub: viewer.userId,
      sid: viewer.sessionId,
      ...(viewer.byPin && { pin: true }),
      shop: viewer.shopId,
      role: viewer.role,
      name: viewer.name,
      email: viewer.email,
      ver: version,
      iat: seconds(now),
      exp: seconds(end),
    };
    const signed = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
    return `${signed}.${createHmac('sha256', this.key).update(signed).digest('base64url')}`;
  }
}

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
