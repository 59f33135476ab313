import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { Answer } from '../../platform/http/answer.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { ImprintService } from './imprint/imprint.service.js';
import { PublishTextDto, SaveImprintDto, TextDto } from './legal.dto.js';
import { NoSuchText } from './legal.errors.js';
import type { Imprint } from './legal.types.js';
import { isTextKind, type ShownText, type TextPreview } from './legal.view.js';
import { LegalPageService } from './legal-page.service.js';
import { LegalTextService } from './legal-text.service.js';

@ApiTags('legal')
@Roles('owner', 'manager')
@Controller('api/legal')
export class LegalController {
  constructor(
    private readonly imprints: ImprintService,
    private readonly texts: LegalTextService,
    private readonly pages: LegalPageService,
  ) {}

  @Post('imprint')
  @HttpCode(200)
  async saveImprint(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { version, ...data }: SaveImprintDto,
  ): Promise<Answer<Imprint>> {
    return new Answer(await this.imprints.save(viewer, shop, { version, data }), 'Angaben gespeichert');
  }

  @Post('preview')
  @HttpCode(200)
  preview(@Body() { kind, markdown }: TextDto): TextPreview {
    return this.pages.preview(kind, markdown);
  }

  @Post('publish')
  @HttpCode(200)
  async publish(
    @CurrentUser() { userId }: Viewer,
    @CurrentShop() shop: Shop,
    @Body() publication: PublishTextDto,
  ): Promise<Answer<{ version: number }>> {
    const { version } = await this.texts.publish(userId, shop, publication);
    return new Answer({ version }, 'Veröffentlicht');
  }

  @Get('text/:kind/:version')
  show(
    @CurrentShop() shop: Shop,
    @Param('kind') kind: string,
    @Param('version', ParseIntPipe) version: number,
  ): Promise<ShownText> {
    if (!isTextKind(kind)) throw new NoSuchText();
    return this.pages.shown(shop.id, kind, version);
  }
}
