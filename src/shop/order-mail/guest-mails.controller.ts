import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { ResendDto } from './guest-mails.dto.js';
import { GuestMails } from './guest-mails.service.js';
import type { GuestMailView } from './guest-mails.view.js';

@ApiTags('order')
@Controller('api/orderMail')
export class GuestMailsController {
  constructor(private readonly mails: GuestMails) {}

  @Post('resend')
  @HttpCode(200)
  resend(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id, mailId }: ResendDto,
  ): Promise<GuestMailView[]> {
    return this.mails.resend(shop, viewer, { orderId: id, mailId });
  }
}
