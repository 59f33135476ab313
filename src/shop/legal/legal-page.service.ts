import { Injectable } from '@nestjs/common';
import type { Shop } from '../restaurant/shop.types.js';
import { ImprintService } from './imprint/imprint.service.js';
import type { TextKind } from './legal.types.js';
import {
  type EditedText,
  type ImprintPage,
  type LegalTextsPage,
  type ShownText,
  type TextPreview,
  toTextVersion,
} from './legal.view.js';
import { LegalTextService } from './legal-text.service.js';
import { LegalTrail } from './legal-trail.js';
import { textProblems } from './texts/legal-lint.rules.js';
import { payServicesOf } from './texts/pay-services.rules.js';
import { StartTexts } from './texts/start-texts.js';

/** The props of the legal pages of the back office. */
@Injectable()
export class LegalPageService {
  constructor(
    private readonly texts: LegalTextService,
    private readonly imprints: ImprintService,
    private readonly start: StartTexts,
    private readonly trail: LegalTrail,
  ) {}

  async imprint(shop: Shop): Promise<ImprintPage> {
    const imprint = await this.imprints.of(shop);
    return {
      imprint,
      isSaved: imprint.version > 0,
      publishedVersion: shop.legal.imprintVersion,
      changes: await this.trail.imprintChanges(shop.id),
    };
  }

  async editor(shop: Shop, kinds: readonly TextKind[]): Promise<LegalTextsPage> {
    const imprint = await this.imprints.of(shop);
    const texts = await Promise.all(kinds.map((kind) => this.edited(shop, kind)));
    return { texts, needsImprint: imprint.version === 0, slug: shop.slug };
  }

  async shown(shopId: string, kind: TextKind, version: number): Promise<ShownText> {
    const text = await this.texts.version(shopId, kind, version);
    const who = await this.trail.nameOf(text.publishedBy);
    return { ...toTextVersion(text, who), markdown: text.markdown, blocks: this.texts.blocksOf(text) };
  }

  preview(kind: TextKind, markdown: string): TextPreview {
    return { blocks: this.texts.blocksOf({ markdown }), problems: textProblems(kind, markdown) };
  }

  private async edited(shop: Shop, kind: TextKind): Promise<EditedText> {
    const [latest, versions, generated] = await Promise.all([
      this.texts.latest(shop.id, kind),
      this.texts.versions(shop.id, kind),
      this.start.write(shop, kind),
    ]);
    const markdown = latest?.markdown ?? generated;
    return {
      kind,
      version: latest?.version ?? null,
      markdown,
      generated,
      services: kind === 'privacy' ? payServicesOf(shop) : [],
      preview: this.texts.blocksOf({ markdown }),
      versions: await Promise.all(
        versions.map(async (one) => toTextVersion(one, await this.trail.nameOf(one.publishedBy))),
      ),
    };
  }
}
