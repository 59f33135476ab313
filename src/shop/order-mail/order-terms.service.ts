import { Injectable } from '@nestjs/common';
import { LegalTextService } from '../legal/legal-text.service.js';
import { type TermsParagraph, termsParagraphsOf } from './order-mail-terms.rules.js';

/** What stood in the shop when somebody ordered; no version where there were no terms. */
export interface TermsOf {
  shopId: string;
  version: number | null;
}

const NONE: TermsParagraph[] = [];

/** The version the guest agreed to, for keeps (§ 312f BGB): a link could show another one tomorrow. */
@Injectable()
export class OrderTerms {
  /** By the text itself, of which there is one as long as it is kept. */
  private readonly paragraphs = new WeakMap<object, TermsParagraph[]>();

  constructor(private readonly texts: LegalTextService) {}

  async of({ shopId, version }: TermsOf): Promise<TermsParagraph[]> {
    if (version === null) return NONE;
    const text = await this.texts.find(shopId, 'terms', version);
    if (!text) return NONE;
    const blocks = this.texts.blocksOf(text);
    const known = this.paragraphs.get(blocks);
    if (known) return known;
    const made = termsParagraphsOf(blocks);
    this.paragraphs.set(blocks, made);
    return made;
  }
}
