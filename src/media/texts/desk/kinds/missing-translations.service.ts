import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/http/viewer.js';
import { MenuTexts } from '../../../../shop/menu/texts/menu-texts.service.js';
import type { TextPlace } from '../../../../shop/menu/texts/translations.types.js';
import type { Shop } from '../../../../shop/restaurant/shop.types.js';
import { translateTexts } from '../../prompt.rules.js';
import { TextWriter } from '../../text-writer.service.js';
import type { TextProposal } from '../text-task.types.js';
import { translationsIn } from '../translation-answer.rules.js';
import type { MissingText, TextKind, WrittenText } from './text-kind.js';

/** What the menu does not say in English yet. */
@Injectable()
export class MissingTranslations implements TextKind {
  constructor(
    private readonly texts: MenuTexts,
    private readonly writer: TextWriter,
  ) {}

  async missing(shop: Shop): Promise<MissingText[]> {
    const texts = await this.texts.listTexts(shop, 'en');
    return texts
      .filter(({ translated }) => translated === null)
      .map(({ subject, id, part, owner, german }) => ({
        place: { subject, id, part },
        owner,
        german,
        picture: null,
      }));
  }

  async write(shop: Shop, missing: readonly MissingText[]): Promise<WrittenText[]> {
    const asked = missing.map(({ place, german }, at) => ({ id: `t${at}`, part: place.part, german }));
    const question = translateTexts(asked.map(({ id, german }) => ({ id, text: german })));
    const found = translationsIn(await this.writer.write(shop, 'translation', question), asked);
    return missing.flatMap((one, at) => {
      const text = found.get(`t${at}`);
      return text === undefined ? [] : [{ ...one, text, leftOut: [] }];
    });
  }

  take(viewer: Viewer, shop: Shop, { place, german }: TextProposal, text: string): Promise<boolean> {
    return this.texts.translateMissing(viewer, shop, { ...(place as TextPlace), german }, 'en', text);
  }
}
