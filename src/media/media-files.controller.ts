import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../platform/http/public.decorator.js';
import type { Reply } from '../platform/http/request.js';
import { MediaFiles } from './media-files.service.js';

@Public()
@ApiExcludeController()
@Controller('media')
export class MediaFilesController {
  constructor(private readonly files: MediaFiles) {}

  /** A changed picture has another address, so this one may be kept for good. */
  @Get(':shopId/:file')
  async show(
    @Param('shopId') shopId: string,
    @Param('file') name: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: Reply,
  ): Promise<void> {
    const { bytes, contentType } = await this.files.show(shopId, name);
    const etag = `"${name}"`;
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-allow-origin', '*')
      .header('content-security-policy', "default-src 'none'; sandbox");
    if (known === etag) reply.code(304).send();
    else reply.header('content-type', contentType).send(bytes);
  }
}
