import { Injectable } from '@nestjs/common';
import QRCode from 'qrcode';
import { UserService } from '../../auth/user/user.service.js';
import { Audit } from '../../platform/audit/audit.service.js';
import { Env } from '../../platform/env/env.js';
import { DomainService } from '../domain/domain.service.js';
import { homeOf } from '../domain/shop-home.rules.js';
import { newDesign } from '../restaurant/new-shop.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { DesignChange, DesignPage } from './design.view.js';
import { designChangesIn } from './design-labels.rules.js';

const MAX_READ = 100;
const MAX_SHOWN = 30;
/** For screens and table tents; a printer takes the SVG. */
const QR_SCALE = 10;

@Injectable()
export class DesignPageService {
  constructor(
    private readonly audit: Audit,
    private readonly users: UserService,
    private readonly env: Env,
    private readonly domains: DomainService,
  ) {}

  async page(shop: Shop): Promise<DesignPage> {
    const shopUrl = homeOf(shop, this.env);
    const defaults = newDesign();
    return {
      design: { ...defaults, ...shop.design },
      defaults,
      version: shop.version,
      shopUrl,
      qr: await qrOf(shopUrl),
      changes: await this.changes(shop.id),
      domain: await this.domains.view(shop),
    };
  }

  private async changes(shopId: string): Promise<DesignChange[]> {
    const entries = (await this.audit.list(shopId, 'shop', MAX_READ))
      .map((entry) => ({ ...entry, fields: designChangesIn(entry.before, entry.after) }))
      .filter(({ fields }) => fields.length > 0)
      .slice(0, MAX_SHOWN);
    return Promise.all(
      entries.map(async ({ id, at, userId, fields }) => ({
        id,
        at: at.toISOString(),
        who: (userId && (await this.users.find(userId))?.name) || 'Ein früheres Konto',
        fields,
      })),
    );
  }
}

async function qrOf(url: string): Promise<DesignPage['qr']> {
  const svg = await QRCode.toString(url, { type: 'svg', margin: 4, errorCorrectionLevel: 'M' });
  return {
    svg: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    png: await QRCode.toDataURL(url, { margin: 4, errorCorrectionLevel: 'M', scale: QR_SCALE }),
  };
}
