import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/http/viewer.js';
import { searchTokens } from '../../../shared/text.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { NotOnTheMenu } from '../menu.errors.js';
import { MenuService } from '../menu.service.js';
import { MenuNews } from '../menu-news.js';
import { MenuTextsRepository } from './menu-texts.repository.js';
import { shopTextsOf } from './shop-texts.rules.js';
import { SizeWordsRepository } from './size-words.repository.js';
import { menuTextsOf } from './translations.rules.js';
import type {
  MenuLanguage,
  MenuText,
  RecordPlace,
  SizeWord,
  TextPlace,
  TextSubject,
} from './translations.types.js';

/** Single texts of the menu: descriptions that were suggested, and what dishes are called in another language. */
@Injectable()
export class MenuTexts {
  constructor(
    private readonly texts: MenuTextsRepository,
    private readonly sizes: SizeWordsRepository,
    private readonly menus: MenuService,
    private readonly news: MenuNews,
  ) {}

  /** In the order in which guests come to read them: the headline and what stands beside the menu, then the menu. */
  async listTexts(shop: Shop, language: MenuLanguage): Promise<MenuText[]> {
    const menu = await this.menus.menuOf(shop.id);
    return [...shopTextsOf(shop, menu, language), ...menuTextsOf(menu, language)];
  }

  /** False when somebody has written another description meanwhile, or the dish is called something else by now. */
  async describe(
    viewer: Viewer,
    shopId: string,
    id: string,
    change: { name: string; before: string; after: string },
  ): Promise<boolean> {
    const { name, before, after } = change;
    const dish = await this.texts.findProduct(shopId, id);
    if (!dish) throw new NotOnTheMenu('Diese Speise');
    const tokens = searchTokens(name, dish.number, after);
    if (
      !(await this.texts.describe(
        shopId,
        id,
        { name, description: before },
        { description: after, searchTokens: tokens },
      ))
    )
      return false;
    await this.news.changed(viewer, shopId, {
      subject: 'product',
      action: 'described',
      before: { id, description: before },
      after: { id, description: after },
    });
    return true;
  }

  /** An empty text takes the translation away; then guests read the German one. */
  async translate(
    viewer: Viewer,
    shopId: string,
    place: TextPlace & { german: string },
    language: MenuLanguage,
    text: string,
  ): Promise<void> {
    const { german, ...at } = place;
    const translated = text === '' ? null : { of: german, text };
    if (isWord(at.subject)) await this.nameSize(shopId, { language, of: german, text });
    else if (!(await this.texts.translate(shopId, { ...at, subject: at.subject }, language, translated)))
      throw new NotOnTheMenu('Diesen Text');
    await this.tell(viewer, shopId, at, { language, text });
  }

  /** False when the German text has changed since, or somebody has translated it meanwhile. */
  async translateMissing(
    viewer: Viewer,
    shop: Shop,
    place: TextPlace & { german: string },
    language: MenuLanguage,
    text: string,
  ): Promise<boolean> {
    const { german, ...at } = place;
    const translated = { of: german, text };
    const isTaken = isWord(at.subject)
      ? (await this.isSaid(shop, at, language)) &&
        (await this.sizes.add(shop.id, { language, ...translated }))
      : await this.texts.translateMissing(shop.id, { ...at, subject: at.subject }, language, translated);
    if (!isTaken) return false;
    await this.tell(viewer, shop.id, at, { language, text });
    return true;
  }

  private nameSize(shopId: string, word: SizeWord): Promise<void> {
    return word.text === '' ? this.sizes.remove(shopId, word) : this.sizes.put(shopId, word);
  }

  /** Whether a dish still comes in a size that is called so, or the shop still says it. */
  private async isSaid(shop: Shop, { subject, id }: TextPlace, language: MenuLanguage): Promise<boolean> {
    const texts = await this.listTexts(shop, language);
    return texts.some((one) => one.subject === subject && one.id === id);
  }

  private tell(
    viewer: Viewer,
    shopId: string,
    at: TextPlace,
    said: { language: MenuLanguage; text: string },
  ): Promise<void> {
    return this.news.changed(viewer, shopId, {
      subject: isWord(at.subject) ? 'menuSettings' : at.subject,
      action: 'translated',
      after: { ...at, ...said },
    });
  }
}

/** Kept by its German text, with no record of its own. */
const isWord = (subject: TextSubject): subject is Exclude<TextSubject, RecordPlace['subject']> =>
  subject === 'size' || subject === 'shop';
