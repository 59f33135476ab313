import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { PrinterService } from '../printer/printer.service.js';
import { ShopId } from '../printer/shop-id.decorator.js';
import { MovePrintDto, PrintJobDto, PrintListDto, ReprintDto } from './print-queue.dto.js';
import { PrintQueueService } from './print-queue.service.js';
import type { PaperView, PrintJobView } from './print-queue.view.js';

@Controller('api/print')
export class PrintQueueController {
  constructor(
    private readonly queue: PrintQueueService,
    private readonly printers: PrinterService,
  ) {}

  @Get('list')
  list(@ShopId() shopId: string, @Query() { printer }: PrintListDto): Promise<PrintJobView[]> {
    return this.queue.jobs(shopId, printer || null);
  }

  @Get('paper')
  paper(@ShopId() shopId: string, @Query() { id }: PrintJobDto): Promise<PaperView> {
    return this.queue.paper(shopId, id);
  }

  /** Dot by dot, as printers get it that are sent pictures. */
  @Get('picture')
  @Header('content-type', 'image/png')
  @Header('cache-control', 'private, no-store')
  @ApiProduces('image/png')
  picture(@ShopId() shopId: string, @Query() { id }: PrintJobDto): Promise<Buffer> {
    return this.queue.picture(shopId, id);
  }

  @Post('reprint')
  @HttpCode(200)
  reprint(
    @ShopId() shopId: string,
    @CurrentUser() { name }: Viewer,
    @Body() { id, printerId }: ReprintDto,
  ): Promise<void> {
    return this.printers.reprint(shopId, id, { by: name, printerId });
  }

  @Post('move')
  @HttpCode(200)
  async move(@ShopId() shopId: string, @Body() { id, printerId }: MovePrintDto): Promise<PrintJobView> {
    return this.queue.viewOf(await this.printers.move(shopId, id, printerId));
  }

  @Post('cancel')
  @HttpCode(200)
  async cancel(@ShopId() shopId: string, @CurrentUser() { name }: Viewer, @Body() { id }: PrintJobDto) {
    return this.queue.viewOf(await this.printers.cancel(shopId, id, name));
  }
}
