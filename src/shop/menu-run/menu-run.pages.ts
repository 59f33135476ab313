import { Controller } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { BinList } from '../bin/bin-list.service.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { MenuRunService } from './menu-run.service.js';
import type { BinAndRunsPage } from './menu-run.view.js';

@Roles('owner', 'manager')
@Controller()
export class MenuRunPages {
  constructor(
    private readonly bin: BinList,
    private readonly runs: MenuRunService,
  ) {}

  @Page('/app/bin')
  async page(@CurrentShop() { id }: Shop): Promise<BinAndRunsPage> {
    const [bin, runs] = await Promise.all([this.bin.page(id), this.runs.list(id)]);
    return { ...bin, runs };
  }
}
