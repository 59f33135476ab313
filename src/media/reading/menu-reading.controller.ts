import { Body, Controller, Get, HttpCode, Post, Query, Res, UploadedFile } from '@nestjs/common';
import type { UploadedMultipartFile } from '@nestjs/platform-fastify/multipart';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import type { Reply } from '../../platform/http/request.js';
import { sendFile } from '../../platform/http/send-file.js';
import { PictureUpload } from '../../platform/pictures/picture-upload.decorator.js';
import { withUploaded } from '../../platform/pictures/uploaded-picture.js';
import { CurrentShop } from '../../shop/restaurant/current-shop.decorator.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { MenuReadingDto, MenuReadingPictureDto, MenuTextDto } from './menu-reading.dto.js';
import { MenuNotReadable } from './menu-reading.errors.js';
import type { MenuReadingDesk } from './menu-reading.view.js';
import { MenuReadings } from './menu-readings.service.js';

const SELDOM = { points: 20, seconds: 60, by: 'user' } as const;

/** An old menu as text, photo or PDF becomes rows to review. The menu itself is changed by the import alone. */
@ApiTags('media')
@Roles('owner', 'manager')
@Controller('api/media/menuReading')
export class MenuReadingController {
  constructor(private readonly readings: MenuReadings) {}

  @Get()
  desk(@CurrentShop() shop: Shop): Promise<MenuReadingDesk> {
    return this.readings.desk(shop);
  }

  @Post('text')
  @HttpCode(200)
  @RateLimit(SELDOM)
  text(@CurrentShop() shop: Shop, @Body() { text }: MenuTextDto): Promise<MenuReadingDesk> {
    return this.readings.readText(shop, text);
  }

  @Post('file')
  @HttpCode(200)
  @RateLimit(SELDOM)
  @PictureUpload()
  file(@CurrentShop() shop: Shop, @UploadedFile() file?: UploadedMultipartFile): Promise<MenuReadingDesk> {
    if (!file) throw new MenuNotReadable('noFile');
    return withUploaded(file, (upload) => this.readings.readFile(shop, upload));
  }

  @Post('cancel')
  @HttpCode(200)
  cancel(@CurrentShop() shop: Shop, @Body() { id }: MenuReadingDto): Promise<MenuReadingDesk> {
    return this.readings.cancel(shop, id);
  }

  @Post('goOn')
  @HttpCode(200)
  @RateLimit(SELDOM)
  goOn(@CurrentShop() shop: Shop, @Body() { id }: MenuReadingDto): Promise<MenuReadingDesk> {
    return this.readings.goOn(shop, id);
  }

  @Post('discard')
  @HttpCode(200)
  async discard(@CurrentShop() { id: shopId }: Shop, @Body() { id }: MenuReadingDto): Promise<null> {
    await this.readings.discard(shopId, id);
    return null;
  }

  @Get('picture')
  @ApiProduces('image/jpeg')
  async picture(
    @CurrentShop() { id: shopId }: Shop,
    @Query() { id, part }: MenuReadingPictureDto,
    @Res() reply: Reply,
  ): Promise<void> {
    const content = await this.readings.picture(shopId, id, part);
    await sendFile(reply, { type: 'image/jpeg', name: `karte-${part + 1}.jpg`, content });
  }
}
