import { createHmac, hash } from 'node:crypto';
import { newToken } from '../../shared/ids.js';

/** 't=1795456800,v1=…': the time is signed too, so that an old notice cannot be played again. */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

export const newWebhookSecret = (): string => `whsec_${newToken(24)}`;

export const newTillKey = (): string => `tk_${newToken(24)}`;

/** 192 bits cannot be guessed, so a plain hash is enough. */
export const tillKeyHash = (key: string): string => hash('sha256', key, 'base64url');
