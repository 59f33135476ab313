import { Injectable } from '@nestjs/common';
import { ImprintService } from '../shop/legal/imprint/imprint.service.js';
import { TEXT_KINDS, type TextKind } from '../shop/legal/legal.types.js';
import { LegalTextService } from '../shop/legal/legal-text.service.js';
import { StartTexts } from '../shop/legal/texts/start-texts.js';
import { ShopService } from '../shop/restaurant/shop.service.js';

/** The legal texts that a shop needs before it may open. */
@Injectable()
export class LegalDemo {
  constructor(
    private readonly shops: ShopService,
    private readonly imprints: ImprintService,
    private readonly start: StartTexts,
    private readonly texts: LegalTextService,
  ) {}

  async publish(shopId: string, userId: string): Promise<void> {
    const shop = await this.shops.get(shopId);
    const imprint = await this.imprints.of(shop);
    if (imprint.version === 0) {
      const data = { ...imprint.data, people: ['Lucia Bianchi'] };
      await this.imprints.save({ userId }, shop, { version: 0, data });
    }
    for (const kind of TEXT_KINDS) await this.publishOne(shopId, userId, kind);
  }

  private async publishOne(shopId: string, userId: string, kind: TextKind): Promise<void> {
    const shop = await this.shops.get(shopId);
    const known = await this.texts.latest(shopId, kind);
    const markdown = known?.markdown ?? (await this.start.write(shop, kind));
    await this.texts.publish(userId, shop, { kind, markdown, baseVersion: known?.version ?? null });
  }
}
