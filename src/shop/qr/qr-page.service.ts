import { Injectable } from '@nestjs/common';
import { keyAt } from '../design/picture-key.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import { FEATURES, has } from '../subscription/plans.js';
import { QR_KINDS } from './qr.types.js';
import type { QrPage } from './qr.view.js';
import { QrChoices } from './qr-choices.service.js';
import { QrLinks } from './qr-links.service.js';
import { QrScans } from './scan/qr-scans.service.js';
import { scanRowsOf } from './scan/scan-rows.rules.js';

/** The page of the codes. */
@Injectable()
export class QrPageService {
  constructor(
    private readonly choices: QrChoices,
    private readonly links: QrLinks,
    private readonly scans: QrScans,
  ) {}

  async page(shop: Shop, { kind, id = '' }: { kind?: string; id?: string } = {}): Promise<QrPage> {
    const opened = QR_KINDS.find((one) => one === kind);
    const [choices, reviewUrl, { sums, days }] = await Promise.all([
      this.choices.of(shop),
      this.links.reviewUrlOf(shop.id),
      this.scans.shown(shop.id),
    ]);
    return {
      ...choices,
      needs: needsOf(shop),
      opened: opened ? { kind: opened, id } : null,
      home: this.links.homeOf(shop),
      reviewUrl,
      hasLogo: keyAt(shop.id, shop.design.logo) !== null,
      scans: scanRowsOf(sums, choices),
      days,
    };
  }
}

function needsOf({ subscription }: Shop): QrPage['needs'] {
  const tables = has(subscription, 'tables') ? {} : { tables: FEATURES.tables, table: FEATURES.tables };
  const codes = has(subscription, 'discountCodes')
    ? {}
    : { discount: FEATURES.discountCodes, series: FEATURES.discountCodes };
  return { ...tables, ...codes };
}
