import { Controller, Query } from '@nestjs/common';
import { Public } from '../../platform/http/public.decorator.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { ShopLink } from '../shop-link.js';
import { AcceptanceService } from './acceptance.service.js';
import type { InvitationPage } from './invitation.view.js';

@Controller()
export class InvitationPages {
  constructor(
    private readonly acceptance: AcceptanceService,
    private readonly shops: ShopLink,
  ) {}

  @Public()
  @Page('/invitation')
  async invitation(
    @Query('token') asked: unknown,
    @CurrentUser() viewer: Viewer | null,
  ): Promise<InvitationPage> {
    const token = typeof asked === 'string' ? asked.slice(0, 100) : '';
    const signedInAs = viewer?.email ?? null;
    const found = await this.acceptance.find(token);
    if (!found) return { token: '', invitation: null, hasAccount: false, signedInAs };

    const { email, inviter, role, shopId } = found;
    const shop = await this.shops.nameOf(shopId);
    const hasAccount = await this.acceptance.hasAccount(found);
    return { token, invitation: { email, inviter, shop, role }, hasAccount, signedInAs };
  }
}
