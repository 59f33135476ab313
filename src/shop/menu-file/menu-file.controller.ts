import {
  Body,
  Controller,
  Get,
  HttpCode,
  Post,
  Query,
  Res,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor, type UploadedMultipartFile } from '@nestjs/platform-fastify/multipart';
import { ApiBody, ApiConsumes, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import type { Reply } from '../../platform/http/request.js';
import { sendFile } from '../../platform/http/send-file.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { type ImportView, MAX_MENU_FILE_BYTES } from './import.view.js';
import { MenuCheckService } from './menu-check.service.js';
import { MenuExportService, type MenuFile } from './menu-export.service.js';
import { CheckFileDto, FileFormatDto, ImportDto, StartImportDto } from './menu-file.dto.js';
import { NoFile } from './menu-file.errors.js';
import { MenuImportService } from './menu-import.service.js';

@ApiTags('menu')
@Roles('owner', 'manager')
@Controller('api/menuFile')
export class MenuFileController {
  constructor(
    private readonly files: MenuExportService,
    private readonly checks: MenuCheckService,
    private readonly imports: MenuImportService,
  ) {}

  @Get('export')
  @ApiProduces('application/octet-stream')
  @RateLimit({ points: 30, seconds: 60, by: 'user' })
  async export(
    @CurrentShop() { id }: Shop,
    @Query() { format }: FileFormatDto,
    @Res() reply: Reply,
  ): Promise<void> {
    await send(reply, await this.files.export(id, format));
  }

  @Get('template')
  @ApiProduces('application/octet-stream')
  @RateLimit({ points: 30, seconds: 60, by: 'user' })
  async template(@CurrentShop() { id }: Shop, @Res() reply: Reply): Promise<void> {
    await send(reply, await this.files.template(id));
  }

  @Post('check')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    },
  })
  @RateLimit({ points: 20, seconds: 60, by: 'user' })
  @UseInterceptors(FileInterceptor('file', { limits: { fileSize: MAX_MENU_FILE_BYTES, files: 1 } }))
  check(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Query() { from }: CheckFileDto,
    @UploadedFile() file?: UploadedMultipartFile,
  ): Promise<ImportView> {
    if (!file?.buffer) throw new NoFile();
    const { originalname: name, buffer: bytes } = file;
    return this.checks.checkFile(viewer, shop, { name, bytes, fromPaper: from === 'paper' });
  }

  @Post('apply')
  @HttpCode(200)
  apply(@CurrentShop() shop: Shop, @Body() { id, removeMissing }: StartImportDto): Promise<ImportView> {
    return this.imports.start(shop, id, removeMissing);
  }

  @Post('cancel')
  @HttpCode(200)
  cancel(@CurrentShop() shop: Shop, @Body() { id }: ImportDto): Promise<ImportView> {
    return this.imports.cancel(shop.id, id);
  }

  @Get('status')
  status(@CurrentShop() shop: Shop, @Query() { id }: ImportDto): Promise<ImportView> {
    return this.imports.status(shop.id, id);
  }
}

const send = (reply: Reply, { name, contentType, bytes }: MenuFile): Promise<void> =>
  sendFile(reply, { type: contentType, name, content: Buffer.from(bytes) });
