import { Controller, Query } from '@nestjs/common';
import { CurrentUser } from '../../../platform/http/viewer.decorator.js';
import type { Role, Viewer } from '../../../platform/http/viewer.js';
import { Page } from '../../../platform/pages/page.decorator.js';
import { CurrentShop } from '../../restaurant/current-shop.decorator.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { VoucherListDto, WhichVoucherDto } from './voucher-desk.dto.js';
import type { VoucherPage, VoucherRights, VouchersPage } from './voucher-desk.view.js';
import { VoucherLists } from './voucher-lists.service.js';

/** Staff may look: guests ask them what is left. */
@Controller()
export class VoucherPages {
  constructor(private readonly lists: VoucherLists) {}

  @Page('/app/vouchers')
  async list(
    @CurrentUser() { role }: Viewer,
    @CurrentShop() shop: Shop,
    @Query() question: VoucherListDto,
  ): Promise<VouchersPage> {
    return { rights: rightsOf(role), ...(await this.lists.page(shop, question)) };
  }

  @Page('/app/vouchers/voucher')
  async one(
    @CurrentUser() { role }: Viewer,
    @CurrentShop() shop: Shop,
    @Query() { id }: WhichVoucherDto,
  ): Promise<VoucherPage> {
    return { rights: rightsOf(role), ...(await this.lists.one(shop, id)) };
  }
}

const rightsOf = (role: Role | null): VoucherRights => {
  if (role === 'owner') return 'own';
  return role === 'manager' ? 'act' : 'look';
};
