import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/http/viewer.js';
import { type Ranked, RankedList } from '../../../shared/ranked-list.js';
import { searchTokens } from '../../../shared/text.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { NotOnTheMenu } from '../menu.errors.js';
import { MenuService } from '../menu.service.js';
import { MenuNews } from '../menu-news.js';
import { MenuTextsRepository } from './menu-texts.repository.js';
import { saidBy, saidTextsOf } from './shop-texts.rules.js';
import { SizeWordsRepository } from './size-words.repository.js';
import { wordsIn } from './size-words.rules.js';
import { menuTextsOf } from './translations.rules.js';
import {
  MENU_LANGUAGES,
  type MenuLanguage,
  type MenuText,
  type RecordPlace,
  type SaidText,
  type SizeWord,
  type TextPlace,
  type TextSubject,
} from './translations.types.js';

/** A higher noun that says something to guests in words of the restaurant. */
export interface Speaker extends Ranked {
  saidIn(shop: Shop): Promise<SaidText[]>;
}

/** Single texts of the menu: descriptions that were suggested, and what dishes are called in another language. */
@Injectable()
export class MenuTexts {
  private readonly speakers = new RankedList<Speaker>('speaker');

  constructor(
    private readonly texts: MenuTextsRepository,
    private readonly sizes: SizeWordsRepository,
    private readonly menus: MenuService,
    private readonly news: MenuNews,
  ) {}

  /** In the order in which guests come to read them: the headline and what stands beside the menu, then the menu. */
  async listTexts(shop: Shop, language: MenuLanguage): Promise<MenuText[]> {
    const menu = await this.menus.menuOf(shop.id);
    const others = await Promise.all([...this.speakers].map((speaker) => speaker.saidIn(shop)));
    const said = [...saidBy(shop), ...others.flat()];
    return [...saidTextsOf(said, menu, language), ...menuTextsOf(menu, language)];
  }

  /** Called in a constructor. */
  add(speaker: Speaker): void {
    this.speakers.add(speaker);
  }

  /** Whoever changed the headline or an area leaves no word for what it was. */
  async follow(viewer: Viewer, before: Shop, after: Shop): Promise<void> {
    const said = new Set(saidBy(after).map(({ german }) => german));
    const gone = saidBy(before).filter(({ german }) => !said.has(german));
    for (const { subject, german } of gone) await this.forget(viewer, after, subject, german);
  }

  /** Takes the word away that was kept for a text, unless somebody else still says it. */
  async forget(viewer: Viewer, shop: Shop, subject: SaidText['subject'], german: string): Promise<void> {
    for (const language of MENU_LANGUAGES) {
      if (!wordsIn(await this.menus.menuOf(shop.id), language).has(german)) continue;
      const texts = await this.listTexts(shop, language);
      if (texts.some(({ subject: of, id }) => isWord(of) && id === german)) continue;
      await this.translate(viewer, shop.id, { subject, id: german, part: 'name', german }, language, '');
    }
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
  subject === 'size' || subject === 'shop' || subject === 'offer';
