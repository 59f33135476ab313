import { Injectable } from '@nestjs/common';
import { formatDate } from '../shared/berlin-time.js';
import type { Language } from '../shared/voice.types.js';
import type { GuestText } from '../shop/legal/legal.types.js';
import { isTextKind, KIND_TITLE } from '../shop/legal/legal.view.js';
import { LegalTextService } from '../shop/legal/legal-text.service.js';
import { markupOf } from '../shop/legal/texts/markup.js';
import { standingText } from '../shop/legal/texts/standing-text.rules.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import type { LegalTextPage, StorefrontLinks } from './menu/menu.view.js';
import { hostedLinks } from './shop/links.rules.js';
import { shopViewOf } from './shop/shop-view.rules.js';
import { voiceFor } from './words/voice.rules.js';

/** What guests can read about their rights as pages, hosted or exported. */
@Injectable()
export class LegalTextPages {
  constructor(private readonly texts: LegalTextService) {}

  /** null when guests have nothing to read yet. */
  async page(
    shop: Shop,
    kind: GuestText,
    language: Language,
    links: StorefrontLinks = hostedLinks(shop, language),
  ): Promise<LegalTextPage | null> {
    const text = await this.textOf(shop, kind);
    return (
      text && {
        shop: shopViewOf(shop, language),
        speech: voiceFor(shop, language),
        links,
        title: KIND_TITLE[kind],
        since: text.publishedAt && formatDate(text.publishedAt),
        blocks: markupOf(text.markdown),
      }
    );
  }

  private async textOf(
    shop: Shop,
    kind: GuestText,
  ): Promise<{ markdown: string; publishedAt: Date | null } | null> {
    return isTextKind(kind)
      ? this.texts.current(shop, kind)
      : { markdown: standingText(kind, shop), publishedAt: null };
  }
}
