import { Injectable } from '@nestjs/common';
import { CannotOpen } from '../../platform/cipher/cipher.js';
import { Clock } from '../../platform/clock/clock.js';
import { Env } from '../../platform/env/env.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { ShopSecrets } from '../../shop/restaurant/shop-secrets.js';
import { KnownHostRepository } from './known-host.repository.js';
import { fingerprintIn } from './remote/fingerprint.rules.js';
import { openSpace } from './remote/open-space.js';
import { RemoteTrouble, UploadNotSetUp } from './remote/remote.errors.js';
import type { RemoteSpace, WebSpaceAccess } from './remote/remote-space.types.js';
import { UPLOAD_LIMITS } from './upload-limits.js';
import { isFilledIn, protocolOf } from './web-space-access.rules.js';

/** The web space of a restaurant, with the password opened and the key of the server remembered. */
@Injectable()
export class WebSpaces {
  constructor(
    private readonly secrets: ShopSecrets,
    private readonly known: KnownHostRepository,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  isConfigured({ ftp }: Shop): boolean {
    return isFilledIn(ftp);
  }

  /** How to open one connection after the other, with the same settings for all. */
  async openerFor(shop: Shop): Promise<() => Promise<RemoteSpace>> {
    const access = await this.accessOf(shop);
    return () => this.open(shop.id, access);
  }

  private async open(shopId: string, access: WebSpaceAccess): Promise<RemoteSpace> {
    const space = await openSpace(access, {
      allowPrivate: this.env.ALLOW_PRIVATE_TARGETS,
      connectMs: UPLOAD_LIMITS.connectMs,
    });
    if (access.protocol === 'sftp' && access.fingerprint === null && space.fingerprint !== null) {
      const server = serverOf(access);
      access.fingerprint = space.fingerprint;
      await this.known.remember({ shopId, server, fingerprint: space.fingerprint, seenAt: this.clock.now() });
    }
    return space;
  }

  private async accessOf(shop: Shop): Promise<WebSpaceAccess> {
    const { ftp } = shop;
    const password = isFilledIn(ftp) ? this.passwordOf(shop) : null;
    if (password === null) throw new UploadNotSetUp();

    const { host, port, username, directory } = ftp;
    const access = { protocol: protocolOf(ftp), host, port, username, directory, password };
    return { ...access, fingerprint: await this.fingerprintOf(shop.id, access, ftp.fingerprint ?? '') };
  }

  /** What the operator typed counts more than what we saw at first: so a server may change its key. */
  private async fingerprintOf(
    shopId: string,
    server: Pick<WebSpaceAccess, 'protocol' | 'host' | 'port'>,
    typed: string,
  ): Promise<string | null> {
    if (server.protocol === 'ftp') return null;
    if (typed.trim() !== '') {
      const fingerprint = fingerprintIn(typed);
      if (fingerprint === null) throw new RemoteTrouble('fingerprintUnreadable', 'secure');
      return fingerprint;
    }
    return server.protocol === 'sftp' ? this.known.fingerprintOf(shopId, serverOf(server)) : null;
  }

  private passwordOf(shop: Shop): string | null {
    try {
      return this.secrets.open(shop, 'ftp.password');
    } catch (error) {
      if (error instanceof CannotOpen) return null;
      throw error;
    }
  }
}

const serverOf = ({ host, port }: Pick<WebSpaceAccess, 'host' | 'port'>): string =>
  `${host.toLowerCase()}:${port}`;
