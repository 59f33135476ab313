import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Shop } from '../../../shop/restaurant/shop.types.js';
import { proposalId } from './backlog.rules.js';
import { MissingAlts } from './kinds/missing-alts.service.js';
import { MissingDescriptions } from './kinds/missing-descriptions.service.js';
import { MissingTranslations } from './kinds/missing-translations.service.js';
import type { MissingText, TextKind } from './kinds/text-kind.js';
import { TEXTS_AT_ONCE, type TextProposal, type TextTaskKind } from './text-task.types.js';

/** The kinds of texts that can be missing. */
@Injectable()
export class TextSources {
  private readonly kinds: Record<TextTaskKind, TextKind>;

  constructor(
    descriptions: MissingDescriptions,
    translations: MissingTranslations,
    alts: MissingAlts,
    private readonly clock: Clock,
  ) {
    this.kinds = { descriptions, translations, alts };
  }

  of(kind: TextTaskKind): TextKind {
    return this.kinds[kind];
  }

  chunks(kind: TextTaskKind, missing: readonly MissingText[]): MissingText[][] {
    const size = TEXTS_AT_ONCE[kind];
    return Array.from({ length: Math.ceil(missing.length / size) }, (_, at) =>
      missing.slice(at * size, (at + 1) * size),
    );
  }

  /** Those of them that nobody has written, changed or deleted since, as they are now. */
  async stillMissing(shop: Shop, kind: TextTaskKind, wanted: readonly MissingText[]): Promise<MissingText[]> {
    const ids = new Set(wanted.map(({ place }) => proposalId(shop.id, kind, place)));
    const missing = await this.kinds[kind].missing(shop);
    return missing.filter(({ place }) => ids.has(proposalId(shop.id, kind, place)));
  }

  async write(shop: Shop, kind: TextTaskKind, missing: readonly MissingText[]): Promise<TextProposal[]> {
    const written = missing.length > 0 ? await this.kinds[kind].write(shop, missing) : [];
    const createdAt = this.clock.now();
    return written.map((one, position) => ({
      ...one,
      id: proposalId(shop.id, kind, one.place),
      shopId: shop.id,
      kind,
      createdAt,
      position,
    }));
  }
}
