import { Controller } from '@nestjs/common';
import { Confirmations } from '../../auth/user/confirmations.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { WorkerPulse } from '../../platform/pulse/worker-pulse.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { DashboardService } from './dashboard.service.js';
import type { DashboardPage } from './dashboard.view.js';

@Controller()
export class DashboardPages {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly confirmations: Confirmations,
    private readonly pulse: WorkerPulse,
  ) {}

  @Page('/app/dashboard')
  async show(@CurrentUser() viewer: Viewer, @CurrentShop() shop: Shop): Promise<DashboardPage> {
    const confirmed = await this.confirmations.hasConfirmedOwner(shop.id);
    const unconfirmed = confirmed ? null : { email: viewer.role === 'owner' ? viewer.email : null };
    const page = await this.dashboard.page(viewer, shop);
    return { ...page, unconfirmed, workerAway: this.pulse.isAway };
  }
}
