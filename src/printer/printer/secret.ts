import { hash } from 'node:crypto';
import { newToken } from '../../shared/ids.js';

/** 192 bits cannot be guessed, so a plain hash is enough. */
export const newSecret = (): string => newToken(24);

export const fingerprintOf = (secret: string): string => hash('sha256', secret, 'base64url');
