import { Controller, Param, Post, UploadedFile } from '@nestjs/common';
import type { UploadedMultipartFile } from '@nestjs/platform-fastify/multipart';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { Answer } from '../../platform/http/answer.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import { PictureUpload } from '../../platform/pictures/picture-upload.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { PictureService } from './picture.service.js';

@ApiTags('design')
@Controller('api/design')
export class PictureController {
  constructor(private readonly pictures: PictureService) {}

  @Post('picture/:kind')
  @Roles('owner', 'manager')
  @RateLimit({ points: 30, seconds: 60, by: 'user' })
  @PictureUpload()
  async upload(
    @CurrentShop() shop: Shop,
    @Param('kind') kind: string,
    @UploadedFile() file?: UploadedMultipartFile,
  ): Promise<Answer<{ url: string }>> {
    return new Answer({ url: await this.pictures.keep(shop.id, kind, file) }, 'Bild hochgeladen');
  }
}
