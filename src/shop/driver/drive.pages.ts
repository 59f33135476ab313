import { Controller, Query } from '@nestjs/common';
import { Public } from '../../platform/http/public.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { DriveService } from './drive.service.js';
import type { DrivePage } from './driver.view.js';

@Controller()
export class DrivePages {
  constructor(private readonly drives: DriveService) {}

  /** A link that opens nothing is a page all the same: it says so in a sentence. */
  @Public()
  @Page('/fahrt')
  async show(@Query('token') asked: unknown): Promise<DrivePage> {
    const token = typeof asked === 'string' ? asked : '';
    const drive = await this.drives.find(token);
    return { token: drive ? token : '', drive };
  }
}
