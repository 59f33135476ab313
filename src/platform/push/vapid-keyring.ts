import { Injectable } from '@nestjs/common';
import webPush from 'web-push';
import { Cipher } from '../cipher/cipher.js';
import { VapidRepository } from './vapid.repository.js';

const AAD = 'push_keys vapid';

interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Made when somebody first asks for them: browsers are bound to them, so they never change. */
@Injectable()
export class VapidKeyring {
  private known?: Promise<VapidKeys>;

  constructor(
    private readonly keys: VapidRepository,
    private readonly cipher: Cipher,
  ) {}

  get(): Promise<VapidKeys> {
    this.known ??= this.load().catch((error) => {
      this.known = undefined;
      throw error;
    });
    return this.known;
  }

  private async load(): Promise<VapidKeys> {
    const { publicKey, privateKey } = (await this.keys.find()) ?? (await this.make());
    return { publicKey, privateKey: this.cipher.open(privateKey, AAD) };
  }

  private make() {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    return this.keys.addOnce({ publicKey, privateKey: this.cipher.seal(privateKey, AAD) });
  }
}
