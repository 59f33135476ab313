import { Controller } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { SetupService } from './setup.service.js';
import type { SetupPage } from './setup.view.js';

@Roles('owner', 'manager')
@Controller()
export class SetupPages {
  constructor(private readonly setup: SetupService) {}

  @Page('/app/setup')
  show(@CurrentUser() viewer: Viewer): Promise<SetupPage> {
    return this.setup.page(viewer);
  }
}
