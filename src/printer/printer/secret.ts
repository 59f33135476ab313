import { hash } from 'node:crypto';
import { newToken } from '../../shared/ids.js';

/** 192 bits; nobody guesses it, so a plain fingerprint is enough to keep. */
export const newSecret = (): string => newToken(24);

export const fingerprintOf = (secret: string): string => hash('sha256', secret, 'base64url');
