import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../env/env.js';

/** A secret at rest: `value` is `keyId:base64(ciphertext + tag)`. */
export interface Sealed {
  value: string;
  iv: string;
}

/** Wrong key, wrong place or tampered with; the message does not say which. */
export class CannotOpen extends Error {
  constructor() {
    super('A sealed secret could not be opened.');
  }
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** The first key seals, all open. `aad` names the place (`shopId+field`), so a sealed value cannot be moved to another. */
@Injectable()
export class Cipher {
  private readonly keys: ReadonlyMap<string, Buffer>;
  private readonly sealingId: string;
  /** Of their own, so that a fingerprint says nothing about what is sealed; the sealing one first. */
  private readonly fingerprintKeys: readonly Buffer[];

  constructor({ SECRET_KEYS }: Env) {
    const pairs = SECRET_KEYS.split(',').map((pair) => pair.split(':') as [string, string]);
    this.keys = new Map(pairs.map(([id, hex]) => [id, Buffer.from(hex, 'hex')]));
    this.sealingId = pairs[0]?.[0] ?? '';
    if (this.keys.size !== pairs.length) throw new Error('SECRET_KEYS names one key id twice.');
    this.fingerprintKeys = [...this.keys.values()].map(fingerprintKeyOf);
  }

  seal(plain: string, aad: string): Sealed {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.keyOf(this.sealingId), iv).setAAD(Buffer.from(aad));
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return { value: `${this.sealingId}:${sealed.toString('base64')}`, iv: iv.toString('base64') };
  }

  open({ value, iv }: Sealed, aad: string): string {
    const [id = '', text = ''] = value.split(':', 2);
    const bytes = Buffer.from(text, 'base64');
    try {
      const cut = bytes.length - TAG_BYTES;
      // Without the length a tag cut to four bytes would do, and four bytes can be guessed.
      const options = { authTagLength: TAG_BYTES };
      const opener = createDecipheriv(ALGORITHM, this.keyOf(id), Buffer.from(iv, 'base64'), options);
      opener.setAAD(Buffer.from(aad)).setAuthTag(bytes.subarray(cut));
      return Buffer.concat([opener.update(bytes.subarray(0, cut)), opener.final()]).toString('utf8');
    } catch {
      throw new CannotOpen();
    }
  }

  /** True when an older key sealed it: whoever saves the record next should seal it again. */
  isStale({ value }: Sealed): boolean {
    return !value.startsWith(`${this.sealingId}:`);
  }

  /** What finds a value again without keeping it. Without the key nobody can try all phone numbers. */
  fingerprint(plain: string, aad: string): string {
    return this.fingerprints(plain, aad)[0]!;
  }

  /** By every key, the sealing one first: what an older key has written is found as well. */
  fingerprints(plain: string, aad: string): string[] {
    const message = JSON.stringify([aad, plain]);
    return this.fingerprintKeys.map((key) => createHmac('sha256', key).update(message).digest('base64url'));
  }

  private keyOf(id: string): Buffer {
    const key = this.keys.get(id);
    if (!key) throw new CannotOpen();
    return key;
  }
}

const fingerprintKeyOf = (key: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', 'fingerprint', KEY_BYTES));
