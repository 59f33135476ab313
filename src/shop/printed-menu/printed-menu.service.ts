import { Injectable } from '@nestjs/common';
import { Turns } from '../../platform/apart/turns.js';
import { type Bounds, workApart } from '../../platform/apart/work-apart.js';
import { Clock } from '../../platform/clock/clock.js';
import { Env } from '../../platform/env/env.js';
import { berlinClock, WEEKDAYS } from '../../shared/berlin-time.js';
import { shownPhone } from '../../shared/phone.js';
import { PaperLogo } from '../design/paper-logo.service.js';
import { homeOf } from '../domain/shop-home.rules.js';
import { MenuService } from '../menu/menu.service.js';
import { vatSchemeOn } from '../pricing/tax.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import { FEATURES, has } from '../subscription/plans.js';
import { MenuDoesNotFit, MenuIsBusy, MenuTookTooLong, NothingToPrint } from './printed-menu.errors.js';
import { menuPaper, untranslatedOf } from './printed-menu.rules.js';
import type { MenuAnswer, MenuChoice, MenuPaper, MenuTask } from './printed-menu.types.js';
import type { MenuGeneratorPage, MenuPreview } from './printed-menu.view.js';

const CHILD = 'shop/printed-menu/printed-menu.child.js';
const BOUNDS: Bounds = { heapMib: 192, memoryMib: 400, longestMs: 30_000 };
const MAX_WAITING = 20;

/** The menu on paper, from what guests read online today. */
@Injectable()
export class PrintedMenuService {
  private readonly turns = new Turns(MAX_WAITING);

  constructor(
    private readonly menus: MenuService,
    private readonly logos: PaperLogo,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async page(shop: Shop): Promise<MenuGeneratorPage> {
    const { subscription } = shop;
    const menu = await this.menus.menuOf(shop.id);
    const full = menu.categories.filter(({ products }) => products.length > 0);
    return {
      needs: has(subscription, 'printedMenu') ? null : FEATURES.printedMenu,
      categories: full.map(({ id: category, name, products, times }) => ({
        id: category,
        name,
        dishes: products.length,
        days: times && WEEKDAYS.filter((day) => !times[day].closed),
      })),
      untranslated: untranslatedOf(menu, shop),
    };
  }

  async preview(shop: Shop, choice: MenuChoice): Promise<MenuPreview> {
    const { answer, paper } = await this.set(shop, choice, false);
    return {
      menu: answer.menu,
      code: answer.code,
      logo: answer.logo ? `data:image/webp;base64,${Buffer.from(answer.logo).toString('base64')}` : '',
      incomplete: answer.incomplete,
      dishes: paper.categories.reduce((sum, { dishes }) => sum + dishes.length, 0),
    };
  }

  async pdf(shop: Shop, choice: MenuChoice): Promise<Buffer> {
    const { answer } = await this.set(shop, choice, true);
    return Buffer.from(answer.pdf ?? []);
  }

  /** Setting a long menu takes a second or two, so it happens away from the process that takes orders. */
  private async set(
    shop: Shop,
    choice: MenuChoice,
    isDrawn: boolean,
  ): Promise<{ answer: MenuAnswer; paper: MenuPaper }> {
    if (this.turns.areTaken) throw new MenuIsBusy();
    const at = this.clock.now();
    const paper = await this.paperOf(shop, choice, at);
    if (paper.categories.length === 0) throw new NothingToPrint();
    const task: MenuTask = { paper, choice, logo: await this.logos.of(shop), isDrawn, at };
    const outcome = await this.turns.take(() => workApart<MenuTask, MenuAnswer | null>(CHILD, task, BOUNDS));
    if ('ended' in outcome && outcome.ended === 'time') throw new MenuTookTooLong();
    if ('ended' in outcome || !outcome.answer) throw new MenuDoesNotFit();
    return { answer: outcome.answer, paper };
  }

  private async paperOf(shop: Shop, choice: MenuChoice, at: Date): Promise<MenuPaper> {
    const facts = {
      shop,
      phone: shownPhone(shop.contact.phone, shop.address.country),
      home: homeOf(shop, this.env),
      vatScheme: vatSchemeOn(shop.settings, berlinClock(at).date),
    };
    return menuPaper(await this.menus.menuOf(shop.id), facts, choice);
  }
}
