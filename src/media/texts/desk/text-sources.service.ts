import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { MenuService } from '../../../shop/menu/menu.service.js';
import { MenuTexts } from '../../../shop/menu/texts/menu-texts.service.js';
import type { MenuText, TextPlace } from '../../../shop/menu/texts/translations.types.js';
import type { Shop } from '../../../shop/restaurant/shop.types.js';
import { DishTexts } from '../dish-texts.service.js';
import { translateTexts } from '../prompt.rules.js';
import { TextWriter } from '../text-writer.service.js';
import { NothingLeft } from '../texts.errors.js';
import type { TextProposal, TextTaskKind } from './text-task.types.js';
import { translationsIn } from './translation-answer.rules.js';

/** A text of the menu that is missing. */
export type MissingText = Pick<TextProposal, 'place' | 'owner' | 'german'>;

/** So many translations are asked for at once. */
const AT_ONCE: Record<TextTaskKind, number> = { descriptions: 1, translations: 20 };

/** What is missing on a menu, and how the model is asked for it. */
@Injectable()
export class TextSources {
  constructor(
    private readonly menus: MenuService,
    private readonly texts: MenuTexts,
    private readonly dishes: DishTexts,
    private readonly writer: TextWriter,
    private readonly clock: Clock,
  ) {}

  async missing(shopId: string, kind: TextTaskKind): Promise<MissingText[]> {
    if (kind === 'descriptions') return this.undescribed(shopId);
    const texts = await this.texts.listTexts(shopId, 'en');
    return texts.filter(({ translated }) => translated === null).map(missingOf);
  }

  chunks(kind: TextTaskKind, missing: readonly MissingText[]): MissingText[][] {
    const size = AT_ONCE[kind];
    return Array.from({ length: Math.ceil(missing.length / size) }, (_, at) =>
      missing.slice(at * size, (at + 1) * size),
    );
  }

  /** What the model had nothing fitting for is missing from the answer. */
  async write(shop: Shop, kind: TextTaskKind, missing: readonly MissingText[]): Promise<TextProposal[]> {
    const written =
      kind === 'descriptions' ? await this.describe(shop, missing) : await this.translate(shop, missing);
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

  private async undescribed(shopId: string): Promise<MissingText[]> {
    const { categories } = await this.menus.menuOf(shopId);
    return categories
      .flatMap(({ products }) => products)
      .filter(({ description }) => description.trim() === '')
      .map(({ id, name, description }) => ({
        place: { subject: 'product', id, part: 'description' },
        owner: name,
        german: description,
      }));
  }

  private async describe(shop: Shop, missing: readonly MissingText[]) {
    const written = [];
    for (const one of missing) {
      const answer = await this.dishes.describeAlone(shop, one.place.id).catch((error: unknown) => {
        if (error instanceof NothingLeft) return null;
        throw error;
      });
      if (answer) written.push({ ...one, ...answer });
    }
    return written;
  }

  private async translate(shop: Shop, missing: readonly MissingText[]) {
    const asked = missing.map(({ place, german }, at) => ({ id: `t${at}`, part: place.part, german }));
    const question = translateTexts(asked.map(({ id, german }) => ({ id, text: german })));
    const found = translationsIn(await this.writer.write(shop, 'translation', question), asked);
    return missing.flatMap((one, at) => {
      const text = found.get(`t${at}`);
      return text === undefined ? [] : [{ ...one, text, leftOut: [] }];
    });
  }
}

export const proposalId = (shopId: string, kind: TextTaskKind, { subject, id, part }: TextPlace): string =>
  [shopId, kind, subject, id, part].join('/');

const missingOf = ({ subject, id, part, owner, german }: MenuText): MissingText => ({
  place: { subject, id, part },
  owner,
  german,
});
