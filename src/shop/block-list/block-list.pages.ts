import { Controller } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { BlockList } from './block-list.service.js';
import type { BlockListPage } from './block-list.view.js';

@Roles('owner', 'manager')
@Controller()
export class BlockListPages {
  constructor(private readonly list: BlockList) {}

  @Page('/app/settings/blockList')
  show(@CurrentShop() shop: Shop): Promise<BlockListPage> {
    return this.list.page(shop);
  }
}
