import { Controller, Query } from '@nestjs/common';
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
  async printerQueue(
    @ShopId() shopId: string,
    @CurrentUser() { role }: Viewer,
    @Query('printer') asked: unknown,
  ): Promise<PrinterQueuePage> {
    const printers = await this.queue.printers(shopId);
    // An old link to a printer that is gone shows what there is.
    const printerId = printers.find(({ id }) => id === asked)?.id ?? null;
    const jobs = await this.queue.jobs(shopId, printerId);
    return { printers, jobs, printerId, mayManage: role === 'owner' || role === 'manager' };
  }
}
