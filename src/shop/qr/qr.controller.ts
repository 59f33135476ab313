import { Body, Controller, Get, Header, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import type { Reply } from '../../platform/http/request.js';
import { sendFile } from '../../platform/http/send-file.js';
import { OwnIdempotency } from '../../platform/idempotency/own-idempotency.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { QrChoiceDto, ReviewLinkDto, WifiCodeDto } from './qr.dto.js';
import type { QrFormat } from './qr.types.js';
import type { QrPreview } from './qr.view.js';
import { QrFiles } from './qr-files.service.js';
import { QrLinks } from './qr-links.service.js';

@ApiTags('qr')
@Roles('owner', 'manager')
@Controller('api/qr')
export class QrController {
  constructor(
    private readonly files: QrFiles,
    private readonly links: QrLinks,
  ) {}

  @Get('preview')
  @Header('cache-control', 'no-store')
  @RateLimit({ points: 120, seconds: 60, by: 'user' })
  preview(@CurrentShop() shop: Shop, @Query() choice: QrChoiceDto): Promise<QrPreview> {
    return this.files.preview(shop, choice);
  }

  @Get('file')
  @ApiProduces('application/octet-stream')
  @RateLimit({ points: 30, seconds: 60, by: 'user' })
  async file(@CurrentShop() shop: Shop, @Query() choice: QrChoiceDto, @Res() reply: Reply): Promise<void> {
    await send(reply, choice.format, await this.files.file(shop, choice));
  }

  @Post('wifiPreview')
  @HttpCode(200)
  @OwnIdempotency()
  @RateLimit({ points: 120, seconds: 60, by: 'user' })
  wifiPreview(@CurrentShop() shop: Shop, @Body() body: WifiCodeDto): Promise<QrPreview> {
    return this.files.wifiPreview(shop, body);
  }

  /** Kept by nobody: neither the password nor the file. */
  @Post('wifiFile')
  @HttpCode(200)
  @OwnIdempotency()
  @ApiProduces('application/octet-stream')
  @RateLimit({ points: 30, seconds: 60, by: 'user' })
  async wifiFile(@CurrentShop() shop: Shop, @Body() body: WifiCodeDto, @Res() reply: Reply): Promise<void> {
    await send(reply, body.format, await this.files.wifiFile(shop, body));
  }

  @Post('reviewLink')
  @HttpCode(200)
  reviewLink(@CurrentShop() { id }: Shop, @Body() { url }: ReviewLinkDto): Promise<void> {
    return this.links.setReviewUrl(id, url);
  }
}

const TYPES: Partial<Record<QrFormat, string>> = { svg: 'image/svg+xml', png: 'image/png' };

const send = (reply: Reply, format: QrFormat, content: Buffer): Promise<void> => {
  const type = TYPES[format] ?? 'application/pdf';
  const ending = format === 'svg' || format === 'png' ? format : 'pdf';
  return sendFile(reply, { type, name: `qr-code.${ending}`, content });
};
