import { Injectable } from '@nestjs/common';
import { Cipher } from '../../platform/cipher/cipher.js';
import type { SecretField, Shop } from './shop.types.js';
import { SECRETS } from './shop.types.js';
import { setsOf } from './shop-changes.rules.js';
import type { ShopChanges, ShopSets } from './shop-changes.types.js';

/** The only one who sees a shop's passwords and keys in clear. */
@Injectable()
export class ShopSecrets {
  constructor(private readonly cipher: Cipher) {}

  /** null when the operator has not stored this secret. */
  open(shop: Shop, field: SecretField): string | null {
    const sealed = sealedOf(shop, field);
    return sealed.value === '' ? null : this.cipher.open(sealed, aadOf(shop.id, field));
  }

  /** What to write for these changes, with each secret sealed, cleared or left as it is. */
  setsFor(shopId: string, changes: ShopChanges): ShopSets {
    const sets = setsOf(changes);
    return SECRETS.reduce((written, field) => {
      const { [field]: secret, ...open } = written;
      return { ...open, ...this.setFor(shopId, field, secret) };
    }, sets);
  }

  private setFor(shopId: string, field: SecretField, secret: unknown): ShopSets {
    if (secret === null) return { [field]: '', [`${field}_iv`]: '' };
    // An untouched password field of a form arrives empty and must not wipe what is stored.
    if (typeof secret !== 'string' || secret === '') return {};
    const { value, iv } = this.cipher.seal(secret, aadOf(shopId, field));
    return { [field]: value, [`${field}_iv`]: iv };
  }
}

const aadOf = (shopId: string, field: SecretField): string => `${shopId}+${field}`;

function sealedOf({ ftp, paypal, stripe }: Shop, field: SecretField): { value: string; iv: string } {
  if (field === 'ftp.password') return { value: ftp.password, iv: ftp.password_iv };
  const keys = field === 'paypal.secret_key' ? paypal : stripe;
  return { value: keys.secret_key, iv: keys.secret_key_iv };
}
