import { Controller, Query } from '@nestjs/common';
import { Roles } from '../../../auth/roles.decorator.js';
import { Page } from '../../../platform/pages/page.decorator.js';
import { CurrentShop } from '../../../shop/restaurant/current-shop.decorator.js';
import type { Shop } from '../../../shop/restaurant/shop.types.js';
import { TextDeskDto } from './text-desk.dto.js';
import { firstOf, type TextDesk } from './text-desk.view.js';
import { TextReview } from './text-review.service.js';

@Roles('owner', 'manager')
@Controller()
export class TextDeskPages {
  constructor(private readonly review: TextReview) {}

  @Page('/app/content/texts')
  async texts(@CurrentShop() shop: Shop, @Query() { kind }: TextDeskDto): Promise<TextDesk> {
    return firstOf(await this.review.desk(shop, kind));
  }
}
