import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Cipher } from '../../platform/cipher/cipher.js';
import type { Voucher } from './voucher.types.js';
import { newCode, tailOf } from './voucher-code.rules.js';

/** Codes as they are kept: a keyed hash to find them, a seal to show them to whoever has paid. */
@Injectable()
export class VoucherCodes {
  constructor(private readonly cipher: Cipher) {}

  draw(shopId: string, voucherId: string): Pick<Voucher, 'code' | 'codeHash' | 'tail'> {
    const plain = newCode((below) => randomInt(below));
    return {
      code: this.cipher.seal(plain, placeOf(shopId, voucherId)),
      codeHash: this.cipher.fingerprint(plain, hashPlaceOf(shopId)),
      tail: tailOf(plain),
    };
  }

  hashesOf(shopId: string, plain: string): string[] {
    return this.cipher.fingerprints(plain, hashPlaceOf(shopId));
  }

  open({ shopId, id, code }: Pick<Voucher, 'shopId' | 'id' | 'code'>): string {
    return this.cipher.open(code, placeOf(shopId, id));
  }
}

const placeOf = (shopId: string, id: string): string => `${shopId}+voucher+${id}`;
const hashPlaceOf = (shopId: string): string => `${shopId}+voucher`;
