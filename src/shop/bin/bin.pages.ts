import { Controller } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { BinPage } from './bin.view.js';
import { BinList } from './bin-list.service.js';

@Roles('owner', 'manager')
@Controller()
export class BinPages {
  constructor(private readonly lists: BinList) {}

  @Page('/app/bin')
  page(@CurrentShop() { id }: Shop): Promise<BinPage> {
    return this.lists.page(id);
  }
}
