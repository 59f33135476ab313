import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { ShopId } from '../printer/shop-id.decorator.js';
import { PrintQueueService } from './print-queue.service.js';
import type { PrinterQueuePage } from './print-queue.view.js';

@Controller()
export class PrintQueuePages {
  constructor(private readonly queue: PrintQueueService) {}

  @Page('/app/printerQueue')
  async printerQueue(@ShopId() shopId: string, @CurrentUser() { role }: Viewer): Promise<PrinterQueuePage> {
    const [printers, jobs] = await Promise.all([this.queue.printers(shopId), this.queue.jobs(shopId)]);
    return { printers, jobs, mayManage: role === 'owner' || role === 'manager' };
  }
}
