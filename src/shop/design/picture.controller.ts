import { Controller, Get, Param, Post, Res, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor, type UploadedMultipartFile } from '@nestjs/platform-fastify/multipart';
import { ApiBody, ApiConsumes, ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { Answer } from '../../platform/http/answer.js';
import { Public } from '../../platform/http/public.decorator.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import type { Reply } from '../../platform/http/request.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { NoPicture } from './design.errors.js';
import { PICTURES, type PictureKind } from './design.types.js';
import { PictureService } from './picture.service.js';

const MOST_BYTES = 12 * 1024 * 1024;

@ApiTags('design')
@Controller()
export class PictureController {
  constructor(private readonly pictures: PictureService) {}

  @Post('api/design/picture/:kind')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    },
  })
  @Roles('owner', 'manager')
  @RateLimit({ points: 30, seconds: 60, by: 'user' })
  @UseInterceptors(FileInterceptor('file', { limits: { fileSize: MOST_BYTES, files: 1 } }))
  async upload(
    @CurrentShop() shop: Shop,
    @Param('kind') kind: string,
    @UploadedFile() file?: UploadedMultipartFile,
  ): Promise<Answer<{ url: string }>> {
    if (!isPicture(kind) || !file?.buffer) throw new NoPicture();
    return new Answer({ url: await this.pictures.keep(shop.id, kind, file.buffer) }, 'Bild hochgeladen');
  }

  /** A changed picture has another address, so this one may be kept for good. */
  @Get('media/:shopId/:file')
  @Public()
  @ApiExcludeEndpoint()
  async show(
    @Param('shopId') shopId: string,
    @Param('file') name: string,
    @Res() reply: Reply,
  ): Promise<void> {
    const { bytes, contentType } = await this.pictures.show(shopId, name);
    reply
      .header('content-type', contentType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(bytes);
  }
}

const isPicture = (kind: string): kind is PictureKind => (PICTURES as readonly string[]).includes(kind);
