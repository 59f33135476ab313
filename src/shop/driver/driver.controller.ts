import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { NewDriverDto, SendDto, WhichDriverDto } from './driver.dto.js';
import { DriverService } from './driver.service.js';
import type { DriverName, RoadView, TourLinkView } from './driver.view.js';
import { TourService } from './tour.service.js';

@ApiTags('driver')
@Controller('api/driver')
export class DriverController {
  constructor(
    private readonly drivers: DriverService,
    private readonly tours: TourService,
  ) {}

  @Get('road')
  road(@CurrentShop() shop: Shop): Promise<RoadView> {
    return this.tours.road(shop);
  }

  @Post('add')
  add(@CurrentShop() { id }: Shop, @Body() { name }: NewDriverDto): Promise<DriverName> {
    return this.drivers.add(id, name);
  }

  @Post('remove')
  @HttpCode(200)
  remove(@CurrentShop() shop: Shop, @Body() { id }: WhichDriverDto): Promise<void> {
    return this.drivers.remove(shop.id, id);
  }

  @Post('send')
  send(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() body: SendDto,
  ): Promise<TourLinkView> {
    return this.tours.send(shop, viewer, body);
  }

  @Post('link')
  @HttpCode(200)
  link(@CurrentShop() shop: Shop, @Body() { id }: WhichDriverDto): Promise<TourLinkView> {
    return this.tours.renewLink(shop.id, id);
  }

  @Post('end')
  @HttpCode(200)
  end(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id }: WhichDriverDto,
  ): Promise<void> {
    return this.tours.end(shop.id, viewer, id);
  }
}
