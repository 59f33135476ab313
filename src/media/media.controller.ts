import { Body, Controller, Get, HttpCode, Post, Query, UploadedFile } from '@nestjs/common';
import type { UploadedMultipartFile } from '@nestjs/platform-fastify/multipart';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../auth/roles.decorator.js';
import { Answer } from '../platform/http/answer.js';
import { RateLimit } from '../platform/http/rate-limit.decorator.js';
import { CurrentUser } from '../platform/http/viewer.decorator.js';
import type { Viewer } from '../platform/http/viewer.js';
import { PictureUpload } from '../platform/pictures/picture-upload.decorator.js';
import { withUploaded } from '../platform/pictures/uploaded-picture.js';
import { CurrentShop } from '../shop/restaurant/current-shop.decorator.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import { LibraryPictureDto, MediaListDto, UpdatePictureDto } from './media.dto.js';
import type { MediaList, PictureRow } from './media.view.js';
import { MediaDesk } from './media-desk.service.js';
import { MediaListService } from './media-list.service.js';
import { MediaRemoval } from './media-removal.service.js';

@ApiTags('media')
@Roles('owner', 'manager')
@Controller('api/media')
export class MediaController {
  constructor(
    private readonly desk: MediaDesk,
    private readonly lists: MediaListService,
    private readonly removal: MediaRemoval,
  ) {}

  @Post('upload')
  @RateLimit({ points: 120, seconds: 60, by: 'user' })
  @PictureUpload()
  async upload(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @UploadedFile() file?: UploadedMultipartFile,
  ): Promise<Answer<PictureRow>> {
    const taken = await withUploaded(file, (picture) => this.desk.take(viewer, shop, picture));
    return new Answer(taken, 'Bild hochgeladen');
  }

  @Get('list')
  list(@CurrentShop() shop: Shop, @Query() { filter, before }: MediaListDto): Promise<MediaList> {
    return this.lists.list(shop, { filter, before });
  }

  @Post('update')
  @HttpCode(200)
  async update(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id, alt, focus }: UpdatePictureDto,
  ): Promise<Answer<PictureRow>> {
    return new Answer(await this.desk.describe(viewer, shop, id, { alt, focus }), 'Bild gespeichert');
  }

  @Post('delete')
  @HttpCode(200)
  async delete(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id }: LibraryPictureDto,
  ): Promise<Answer<null>> {
    await this.removal.remove(viewer, shop, id);
    return new Answer(null, 'Bild gelöscht');
  }
}
