import { Injectable } from '@nestjs/common';
import { cleanText } from '../../shared/text.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { TextKind } from './legal.types.js';
import { LegalTextService } from './legal-text.service.js';
import { LONGEST_TEXT } from './texts/legal-lint.rules.js';
import { spokenAnew } from './texts/spoken-anew.rules.js';
import { StartTexts } from './texts/start-texts.js';

const SPOKEN: readonly TextKind[] = ['privacy', 'terms'];

/** Paragraphs that were published as we wrote them speak to guests as the rest of the shop does; what people wrote stays. */
@Injectable()
export class SpokenTexts {
  constructor(
    private readonly texts: LegalTextService,
    private readonly start: StartTexts,
  ) {}

  async follow(userId: string, before: Shop, after: Shop): Promise<void> {
    if (before.design.salutation === after.design.salutation) return;
    for (const kind of SPOKEN) await this.rewrite(userId, kind, before, after);
  }

  private async rewrite(userId: string, kind: TextKind, before: Shop, after: Shop): Promise<void> {
    const [current, latest] = await Promise.all([
      this.texts.current(before, kind),
      this.texts.latest(before.id, kind),
    ]);
    if (!current || current.version !== latest?.version) return;
    const [was, is] = await Promise.all([this.start.write(before, kind), this.start.write(after, kind)]);
    const markdown = spokenAnew(current.markdown, asPublished(was), asPublished(is));
    if (markdown === current.markdown) return;
    await this.texts.publish(userId, after, { kind, markdown, baseVersion: current.version });
  }
}

const asPublished = (markdown: string): string =>
  cleanText(markdown, { max: LONGEST_TEXT + 1, lines: 'many' });
