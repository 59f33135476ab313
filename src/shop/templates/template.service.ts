import { Injectable } from '@nestjs/common';
import { MenuDraftService } from '../menu/draft/menu-draft.service.js';
import { MenuService } from '../menu/menu.service.js';
import { TEMPLATES, type TemplateKey, type TemplateView } from './template.types.js';
import { MENUS } from './templates.js';

@Injectable()
export class TemplateService {
  constructor(
    private readonly drafts: MenuDraftService,
    private readonly menus: MenuService,
  ) {}

  list(): TemplateView[] {
    return TEMPLATES.map((key) => {
      const { categories } = MENUS[key];
      return {
        key,
        categories: categories.map(({ name }) => name),
        products: categories.flatMap(({ products }) => products).length,
        examples: categories.flatMap(({ products }) => products.slice(0, 1).map(({ name }) => name)),
      };
    });
  }

  /** Categories are written last: where there is one, the menu is complete. */
  async hasMenu(shopId: string): Promise<boolean> {
    return (await this.menus.counts(shopId)).categories > 0;
  }

  /** Starts the menu over with this template: dishes of another template are removed, those added by hand stay. */
  async start(shopId: string, chosen: TemplateKey): Promise<void> {
    const others = TEMPLATES.filter((key) => key !== chosen);
    await this.drafts.take(
      shopId,
      others.map((key) => [key, MENUS[key]]),
    );
    await this.drafts.put(shopId, chosen, MENUS[chosen]);
  }
}
