import { Controller } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { ImprintPage, LegalTextsPage } from './legal.view.js';
import { LegalPageService } from './legal-page.service.js';

@Roles('owner', 'manager')
@Controller()
export class LegalPages {
  constructor(private readonly pages: LegalPageService) {}

  @Page('/app/settings/imprint')
  imprint(@CurrentShop() shop: Shop): Promise<ImprintPage> {
    return this.pages.imprint(shop);
  }

  @Page('/app/settings/imprintAndPrivacy')
  imprintAndPrivacy(@CurrentShop() shop: Shop): Promise<LegalTextsPage> {
    return this.pages.editor(shop, ['imprint', 'privacy']);
  }

  @Page('/app/settings/agbSettings')
  terms(@CurrentShop() shop: Shop): Promise<LegalTextsPage> {
    return this.pages.editor(shop, ['terms']);
  }
}
