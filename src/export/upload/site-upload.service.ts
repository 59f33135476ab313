import { Injectable } from '@nestjs/common';
import { Cipher } from '../../platform/cipher/cipher.js';
import { Clock } from '../../platform/clock/clock.js';
import { ShopService } from '../../shop/restaurant/shop.service.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import type { SiteBuild } from '../build/site-build.types.js';
import type { UploadResult, UploadWatch } from '../build/upload.types.js';
import type { Seal } from './manifest.types.js';
import { publishSite } from './publish-site.js';
import { UPLOAD_LIMITS } from './upload-limits.js';
import { WebSpaces } from './web-spaces.service.js';

/** Brings a finished build to the restaurant's own web space. */
@Injectable()
export class SiteUpload {
  constructor(
    private readonly shops: ShopService,
    private readonly spaces: WebSpaces,
    private readonly cipher: Cipher,
    private readonly clock: Clock,
  ) {}

  isConfigured(shop: Shop): boolean {
    return this.spaces.isConfigured(shop);
  }

  /** Run again after a failure it goes on where it was cut. */
  async publish(shopId: string, build: SiteBuild, watch: UploadWatch): Promise<UploadResult> {
    const open = await this.spaces.openerFor(await this.shops.get(shopId));
    return publishSite(build, {
      open,
      watch,
      seal: this.sealOf(shopId),
      now: this.clock.now(),
      limits: UPLOAD_LIMITS,
    });
  }

  private sealOf(shopId: string): Seal {
    const place = `${shopId}+export.manifest`;
    return {
      owner: shopId,
      over: (text) => this.cipher.fingerprint(text, place),
      holds: (text, seal) => this.cipher.fingerprints(text, place).includes(seal),
    };
  }
}
