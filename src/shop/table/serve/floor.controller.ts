import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { Needs } from '../../plan-gate/needs.decorator.js';
import { CurrentShop } from '../../restaurant/current-shop.decorator.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { AtTabDto, AtTableDto, CloseTabDto, TabToTableDto } from './floor.dto.js';
import type { FloorView } from './floor.view.js';
import { FloorDesk } from './floor-desk.service.js';
import { TabClosing } from './tab-closing.service.js';

@ApiTags('table')
@Needs('tables')
@Controller('api/table')
export class FloorController {
  constructor(
    private readonly desk: FloorDesk,
    private readonly closing: TabClosing,
  ) {}

  @Get('floor')
  floor(@CurrentShop() shop: Shop): Promise<FloorView> {
    return this.desk.floor(shop);
  }

  @Post('seat')
  @HttpCode(200)
  seat(
    @CurrentUser() { userId }: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { tableId }: AtTableDto,
  ): Promise<FloorView> {
    return this.desk.seat(shop, userId, tableId);
  }

  @Post('answer')
  @HttpCode(200)
  answer(
    @CurrentUser() { name }: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { tabId }: AtTabDto,
  ): Promise<FloorView> {
    return this.desk.answer(shop, name, tabId);
  }

  @Post('move')
  @HttpCode(200)
  move(@CurrentShop() shop: Shop, @Body() { tabId, tableId }: TabToTableDto): Promise<FloorView> {
    return this.desk.move(shop, tabId, tableId);
  }

  @Post('merge')
  @HttpCode(200)
  merge(@CurrentShop() shop: Shop, @Body() { tabId, tableId }: TabToTableDto): Promise<FloorView> {
    return this.desk.merge(shop, tabId, tableId);
  }

  @Post('close')
  @HttpCode(200)
  async close(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { tabId, reason, ageChecked = false, openCents }: CloseTabDto,
  ): Promise<FloorView> {
    const { tabIds } = await this.closing.close(shop, viewer, {
      tabId,
      reason,
      ageChecked,
      openCents: openCents ?? null,
    });
    return this.desk.told(shop, tabIds);
  }
}
