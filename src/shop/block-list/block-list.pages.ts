import { Controller, Query } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { BlockListDto } from './block-list.dto.js';
import { BlockList } from './block-list.service.js';
import type { BlockListPage } from './block-list.view.js';
import { BlockedGuests } from './blocked-guests.service.js';

@Roles('owner', 'manager')
@Controller()
export class BlockListPages {
  constructor(
    private readonly list: BlockList,
    private readonly guests: BlockedGuests,
  ) {}

  @Page('/app/settings/blockList')
  async show(@CurrentShop() shop: Shop, @Query() { order }: BlockListDto): Promise<BlockListPage> {
    const [list, guest] = await Promise.all([this.list.page(shop), this.guests.find(shop.id, order)]);
    return { ...list, guest };
  }
}
