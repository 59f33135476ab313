import { Injectable } from '@nestjs/common';
import { Cipher } from '../../platform/cipher/cipher.js';
import { resolveTarget } from '../../platform/dial/dial.js';
import { reachOf } from '../../platform/dial/private-address.rules.js';
import { Env } from '../../platform/env/env.js';
import type { ConnectionDto } from './connection.dto.js';
import { AddressMissing, NotInYourNetwork, SignInIncomplete } from './connection.errors.js';
import type { Connection, DeviceSignIn } from './connection.types.js';
import type { PrinterKind } from './printer.types.js';

const RAW_PORT = 9100;

/** Makes of what somebody typed what a kind of printer needs, or says why it cannot be. */
@Injectable()
export class Connections {
  constructor(
    private readonly cipher: Cipher,
    private readonly env: Env,
  ) {}

  async of(shopId: string, kind: PrinterKind, given: ConnectionDto = {}): Promise<Connection | null> {
    const { host, port = RAW_PORT } = given;
    switch (kind) {
      case 'tcp':
        if (!host) throw new AddressMissing();
        await resolveTarget(host, port, { allowPrivate: this.env.ALLOW_PRIVATE_TARGETS });
        return { host, port };
      case 'agent':
        if (!host) throw new AddressMissing();
        if (reachOf(host) !== 'private') throw new NotInYourNetwork();
        return { host, port };
      case 'epson':
        return this.signInOf(shopId, given);
      default:
        return null;
    }
  }

  passwordOf(shopId: string, { password }: DeviceSignIn): string {
    return this.cipher.open(password, placeOf(shopId));
  }

  private signInOf(shopId: string, { user, password }: ConnectionDto): Connection | null {
    if (!user && !password) return null;
    if (!user || !password) throw new SignInIncomplete();
    return { user, password: this.cipher.seal(password, placeOf(shopId)) };
  }
}

const placeOf = (shopId: string): string => `${shopId}+printer.password`;
