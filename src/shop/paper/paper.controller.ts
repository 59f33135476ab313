import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { CoverView } from './paper.view.js';
import { PrinterSettings } from './printer-settings.service.js';

@Roles('owner', 'manager')
@ApiTags('printer')
@Controller('api/printer')
export class PaperController {
  constructor(private readonly printers: PrinterSettings) {}

  @Get('cover')
  cover(@CurrentShop() { id }: Shop): Promise<CoverView> {
    return this.printers.cover(id);
  }
}
