import { Controller, Query } from '@nestjs/common';
import { Roles } from '../auth/roles.decorator.js';
import { Page } from '../platform/pages/page.decorator.js';
import { CurrentShop } from '../shop/restaurant/current-shop.decorator.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import { MediaListDto } from './media.dto.js';
import type { MediaPage } from './media.view.js';
import { MediaListService } from './media-list.service.js';

@Roles('owner', 'manager')
@Controller()
export class MediaPages {
  constructor(private readonly lists: MediaListService) {}

  @Page('/app/content/media')
  media(@CurrentShop() shop: Shop, @Query() { filter }: MediaListDto): Promise<MediaPage> {
    return this.lists.page(shop, { filter, before: null });
  }
}
