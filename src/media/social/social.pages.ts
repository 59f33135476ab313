import { Controller } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../../shop/restaurant/current-shop.decorator.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { SocialService } from './social.service.js';
import type { SocialPage } from './social.view.js';

@Roles('owner', 'manager')
@Controller()
export class SocialPages {
  constructor(private readonly posts: SocialService) {}

  @Page('/app/content/social-media')
  social(@CurrentShop() shop: Shop): Promise<SocialPage> {
    return this.posts.page(shop);
  }
}
