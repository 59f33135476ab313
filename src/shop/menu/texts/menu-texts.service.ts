import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/http/viewer.js';
import { searchTokens } from '../../../shared/text.js';
import { NotOnTheMenu } from '../menu.errors.js';
import { MenuService } from '../menu.service.js';
import { MenuNews } from '../menu-news.js';
import { MenuTextsRepository } from './menu-texts.repository.js';
import { SizeWordsRepository } from './size-words.repository.js';
import { menuTextsOf } from './translations.rules.js';
import type { MenuLanguage, MenuText, SizeWord, TextPlace } from './translations.types.js';

/** Single texts of the menu: descriptions that were suggested, and what dishes are called in another language. */
@Injectable()
export class MenuTexts {
  constructor(
    private readonly texts: MenuTextsRepository,
    private readonly sizes: SizeWordsRepository,
    private readonly menus: MenuService,
    private readonly news: MenuNews,
  ) {}

  async listTexts(shopId: string, language: MenuLanguage): Promise<MenuText[]> {
    return menuTextsOf(await this.menus.menuOf(shopId), language);
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
    if (at.subject === 'size') await this.nameSize(shopId, { language, of: german, text });
    else if (!(await this.texts.translate(shopId, { ...at, subject: at.subject }, language, translated)))
      throw new NotOnTheMenu('Diesen Text');
    await this.tell(viewer, shopId, at, { language, text });
  }

  /** False when the German text has changed since, or somebody has translated it meanwhile. */
  async translateMissing(
    viewer: Viewer,
    shopId: string,
    place: TextPlace & { german: string },
    language: MenuLanguage,
    text: string,
  ): Promise<boolean> {
    const { german, ...at } = place;
    const translated = { of: german, text };
    const isTaken =
      at.subject === 'size'
        ? (await this.isSize(shopId, german)) && (await this.sizes.add(shopId, { language, ...translated }))
        : await this.texts.translateMissing(shopId, { ...at, subject: at.subject }, language, translated);
    if (!isTaken) return false;
    await this.tell(viewer, shopId, at, { language, text });
    return true;
  }

  private nameSize(shopId: string, word: SizeWord): Promise<void> {
    return word.text === '' ? this.sizes.remove(shopId, word) : this.sizes.put(shopId, word);
  }

  /** Whether a dish still comes in a size that is called so. */
  private async isSize(shopId: string, name: string): Promise<boolean> {
    const { categories } = await this.menus.menuOf(shopId);
    return categories.some(({ products }) =>
      products.some(({ variants }) => variants.some((one) => one.name === name)),
    );
  }

  private tell(
    viewer: Viewer,
    shopId: string,
    at: TextPlace,
    said: { language: MenuLanguage; text: string },
  ): Promise<void> {
    return this.news.changed(viewer, shopId, {
      subject: at.subject === 'size' ? 'menuSettings' : at.subject,
      action: 'translated',
      after: { ...at, ...said },
    });
  }
}
