import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Audit } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../shared/ids.js';
import { cleanText } from '../../shared/text.js';
import { Publications } from '../restaurant/publications.js';
import type { Shop } from '../restaurant/shop.types.js';
import { NoSuchText, TextChanged, TextRefused } from './legal.errors.js';
import type { LegalText, TextKind } from './legal.types.js';
import { LegalTextRepository } from './legal-text.repository.js';
import { KeptMarkup } from './texts/kept-markup.js';
import { LONGEST_TEXT, textProblems } from './texts/legal-lint.rules.js';
import type { Block } from './texts/markup.types.js';
import { FIELD_OF } from './texts/published.rules.js';

const MAX_LETTERS = 4_000_000;

export interface Publication {
  kind: TextKind;
  markdown: string;
  /** The version the operator had before their eyes; null when there was none. */
  baseVersion: number | null;
}

@Injectable()
export class LegalTextService {
  private readonly kept = new KeptMarkup();
  private readonly read = new LRUCache<string, LegalText>({
    maxSize: MAX_LETTERS,
    sizeCalculation: ({ markdown }) => markdown.length + 1,
  });

  constructor(
    private readonly texts: LegalTextRepository,
    private readonly publications: Publications,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Written first, shown second: what guests are pointed to is always there. */
  async publish(
    userId: string,
    shop: Shop,
    { kind, markdown, baseVersion }: Publication,
  ): Promise<LegalText> {
    const wanted = cleanText(markdown, { max: LONGEST_TEXT + 1, lines: 'many' });
    const problems = textProblems(kind, wanted);
    if (problems.length > 0) throw new TextRefused(problems);

    const latest = await this.texts.findLatest(shop.id, kind);
    const publication = { kind, markdown: wanted, baseVersion };
    const text = latest?.markdown === wanted ? latest : await this.add(userId, shop.id, publication);
    await this.publications.publish(userId, shop, { [FIELD_OF[kind]]: text.version });
    return text;
  }

  /** The text guests see today. */
  async current(shop: Pick<Shop, 'id' | 'legal'>, kind: TextKind): Promise<LegalText | null> {
    const version = shop.legal[FIELD_OF[kind]];
    return version === null ? null : this.find(shop.id, kind, version);
  }

  /** Read once: a version never changes. */
  async find(shopId: string, kind: TextKind, version: number): Promise<LegalText | null> {
    const key = `${shopId} ${kind} ${version}`;
    const known = this.read.get(key);
    if (known) return known;
    const text = await this.texts.find(shopId, kind, version);
    if (text) this.read.set(key, text);
    return text;
  }

  /** As a page or a mail shows it. */
  blocksOf({ markdown }: Pick<LegalText, 'markdown'>): Block[] {
    return this.kept.of(markdown);
  }

  async version(shopId: string, kind: TextKind, version: number): Promise<LegalText> {
    const text = await this.find(shopId, kind, version);
    if (!text) throw new NoSuchText();
    return text;
  }

  versions(shopId: string, kind: TextKind): Promise<Omit<LegalText, 'markdown'>[]> {
    return this.texts.listVersions(shopId, kind);
  }

  latest(shopId: string, kind: TextKind): Promise<LegalText | null> {
    return this.texts.findLatest(shopId, kind);
  }

  /** The next version, or the difference to what somebody else has published. */
  private async add(userId: string, shopId: string, publication: Publication): Promise<LegalText> {
    const { kind, baseVersion } = publication;
    const latest = await this.texts.findLatest(shopId, kind);
    const text = this.written(userId, shopId, publication);
    const added = (latest?.version ?? null) === baseVersion && (await this.texts.add(text));
    if (!added) throw new TextChanged({ current: shown(await this.texts.findLatest(shopId, kind)) });
    await this.remember(text);
    return text;
  }

  private written(userId: string, shopId: string, publication: Publication): LegalText {
    const { kind, markdown, baseVersion } = publication;
    const publishedAt = this.clock.now();
    return {
      id: newId(publishedAt.getTime()),
      shopId,
      kind,
      version: (baseVersion ?? 0) + 1,
      markdown,
      publishedAt,
      publishedBy: userId,
    };
  }

  /** The words themselves stand in the versions, which nobody can change. */
  private remember({ shopId, publishedBy, kind, version }: LegalText): Promise<void> {
    return this.audit.record({
      shopId,
      userId: publishedBy,
      subject: `legal.${kind}`,
      action: 'publish',
      before: version === 1 ? null : { version: version - 1 },
      after: { version },
    });
  }
}

const shown = (text: LegalText | null) => ({
  version: text?.version ?? null,
  markdown: text?.markdown ?? '',
});
