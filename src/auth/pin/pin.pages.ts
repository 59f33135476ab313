import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { PinService } from './pin.service.js';
import { type SwitchUserPage, toColleagueView } from './pin.view.js';

@Controller()
export class PinPages {
  constructor(private readonly pins: PinService) {}

  @Page('/app/switchUser')
  async switchUser(@CurrentUser() { userId, shopId }: Viewer): Promise<SwitchUserPage> {
    const colleagues = shopId ? await this.pins.colleagues(shopId) : [];
    return { currentId: userId, colleagues: colleagues.map(toColleagueView) };
  }
}
