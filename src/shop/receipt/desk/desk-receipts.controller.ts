import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../auth/roles.decorator.js';
import { RateLimit } from '../../../platform/http/rate-limit.decorator.js';
import type { Reply } from '../../../platform/http/request.js';
import { sendFile } from '../../../platform/http/send-file.js';
import { CurrentShop } from '../../restaurant/current-shop.decorator.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { IssueInvoiceDto, OfOrderDto, PaperOfDto } from './desk-receipts.dto.js';
import { DeskReceipts } from './desk-receipts.service.js';
import type { OrderDocuments } from './desk-receipts.view.js';

@ApiTags('receipts')
@Roles('owner', 'manager')
@Controller('api/receipts')
export class DeskReceiptsController {
  constructor(private readonly receipts: DeskReceipts) {}

  @Get('order')
  order(@CurrentShop() shop: Shop, @Query() { orderId }: OfOrderDto): Promise<OrderDocuments> {
    return this.receipts.of(shop, orderId);
  }

  /** The same order twice is one invoice; with a name on it, one more at most. */
  @Post('issue')
  @HttpCode(200)
  @RateLimit({ points: 60, seconds: 60, by: 'user' })
  issue(@CurrentShop() shop: Shop, @Body() { orderId, recipient }: IssueInvoiceDto): Promise<OrderDocuments> {
    return this.receipts.issue(shop, orderId, recipient ?? null);
  }

  @Get('pdf')
  @ApiProduces('application/pdf')
  @RateLimit({ points: 60, seconds: 60, by: 'user' })
  async pdf(
    @CurrentShop() shop: Shop,
    @Query() { id, meal, occasion = '', persons = '' }: PaperOfDto,
    @Res() reply: Reply,
  ): Promise<void> {
    const wish = { id, meal: meal === '1' ? { occasion, persons } : null };
    const { name, content } = await this.receipts.pdf(shop, wish);
    await sendFile(reply, { type: 'application/pdf', name, content });
  }
}
