import { Injectable } from '@nestjs/common';
import type { Shop } from '../restaurant/shop.types.js';
import { BadWifi } from './qr.errors.js';
import type { QrCard, QrChoice, Wifi } from './qr.types.js';
import type { QrPreview } from './qr.view.js';
import { QrPapers } from './qr-papers.service.js';
import { wifiProblemOf, wifiText } from './qr-target.rules.js';
import { QrTargets } from './qr-targets.service.js';

type WifiChoice = Wifi & Pick<QrChoice, 'format' | 'logo' | 'cropMarks'>;

/** Codes as files, and as they will look. */
@Injectable()
export class QrFiles {
  constructor(
    private readonly targets: QrTargets,
    private readonly papers: QrPapers,
  ) {}

  async preview(shop: Shop, choice: QrChoice): Promise<QrPreview> {
    return this.shown(shop, await this.targets.cardsOf(shop, choice), choice);
  }

  async file(shop: Shop, choice: QrChoice): Promise<Buffer> {
    return this.drawn(shop, await this.targets.cardsOf(shop, choice), choice);
  }

  wifiPreview(shop: Shop, wanted: WifiChoice): Promise<QrPreview> {
    return this.shown(shop, [wifiCard(wanted)], { ...wanted, kind: 'wifi' });
  }

  wifiFile(shop: Shop, wanted: WifiChoice): Promise<Buffer> {
    return this.drawn(shop, [wifiCard(wanted)], { ...wanted, kind: 'wifi' });
  }

  private async shown(shop: Shop, cards: QrCard[], look: Omit<QrChoice, 'id' | 'part'>): Promise<QrPreview> {
    const { menu, logo, hasLogoInCode } = await this.papers.draw(shop, cards, look, true);
    const empty = { sheets: [], panels: [], ground: '', scale: 1 };
    return { menu: menu ?? empty, logo, hasLogoInCode, codes: cards.length };
  }

  private async drawn(shop: Shop, cards: QrCard[], look: Omit<QrChoice, 'id' | 'part'>): Promise<Buffer> {
    const { bytes } = await this.papers.draw(shop, cards, look);
    return Buffer.from(bytes ?? []);
  }
}

function wifiCard(wifi: Wifi): QrCard {
  const problem = wifiProblemOf(wifi);
  if (problem) throw new BadWifi(problem);
  const { ssid, password, security } = wifi;
  const secret = security === 'nopass' ? 'Ohne Kennwort' : `Kennwort: ${password}`;
  return {
    link: wifiText(wifi),
    title: 'Gäste-WLAN',
    lead: 'Scannen und verbinden',
    details: [`Netz: ${ssid}`, secret],
  };
}
