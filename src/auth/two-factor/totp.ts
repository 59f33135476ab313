import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';
import { STEP_SECONDS, stepOf } from './two-factor.rules.js';

/** Codes of an authenticator app, RFC 6238: six digits, 30 seconds, SHA-1, as every app knows them. */
@Injectable()
export class Totp {
  newSecret(): string {
    return new Secret({ size: 20 }).base32;
  }

  /** The time step a code belongs to; a clock may be off by one step. Null for a wrong code. */
  stepOf(secret: string, code: string, now: Date): number | null {
    const delta = this.of(secret).validate({ token: code, window: 1, timestamp: now.getTime() });
    return delta === null ? null : stepOf(now) + delta;
  }

  uri(secret: string, email: string): string {
    return this.of(secret, email).toString();
  }

  picture(uri: string): Promise<string> {
    return QRCode.toString(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  }

  private of(secret: string, label = 'Tresen'): TOTP {
    return new TOTP({ issuer: 'Tresen', label, secret, digits: 6, period: STEP_SECONDS });
  }
}
