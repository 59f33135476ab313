import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { Answer, RawAnswer } from '../../platform/http/answer.js';
import { AsksPassword } from '../../platform/http/asks-password.decorator.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { FirstPrinter } from '../paper/first-printer.service.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import { FoundingService } from '../restaurant/founding.service.js';
import { ShopService } from '../restaurant/shop.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { type ShopView, type TeamShopView, toShopView, toTeamShopView } from '../restaurant/shop.view.js';
import { UpdateDesignDto } from './design.dto.js';
import { SettingsService } from './settings.service.js';
import { CreateShopDto, UpdateShopDto } from './shop.dto.js';

@ApiTags('shop')
@Controller('api/shop')
export class ShopController {
  constructor(
    private readonly shops: ShopService,
    private readonly founding: FoundingService,
    private readonly settings: SettingsService,
    private readonly printer: FirstPrinter,
  ) {}

  @Get('get')
  async get(@CurrentUser() viewer: Viewer): Promise<TeamShopView | null> {
    const [shop, printer] = await Promise.all([
      this.shops.find(viewer),
      viewer.shopId === null ? null : this.printer.of(viewer.shopId),
    ]);
    if (!shop) return null;
    const view = viewer.role === 'staff' ? toTeamShopView(shop) : toShopView(shop);
    return { ...view, settings: this.printer.settingsWith(shop, printer) };
  }

  @Get('status')
  async status(@CurrentUser() viewer: Viewer): Promise<RawAnswer<{ success: true; isShopOpen: boolean }>> {
    return new RawAnswer({ success: true, isShopOpen: await this.shops.isOpen(viewer) });
  }

  @Post('create')
  async create(
    @CurrentUser() viewer: Viewer,
    @Body() { name, ...fields }: CreateShopDto,
  ): Promise<Answer<ShopView>> {
    const shop = await this.founding.found(viewer, name);
    return new Answer(toShopView(await this.shops.update(viewer, shop, fields)), 'Restaurant angelegt');
  }

  @Post('update')
  @HttpCode(200)
  @Roles('owner', 'manager')
  @AsksPassword('paypal', 'stripe', 'ftp')
  async update(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { version, ...changes }: UpdateShopDto,
  ): Promise<Answer<ShopView>> {
    const changed = await this.settings.save(viewer, shop, changes, version);
    return new Answer(toShopView(await this.printer.shown(changed)), 'Änderungen gespeichert');
  }

  @Post('update/design')
  @HttpCode(200)
  @Roles('owner', 'manager')
  async updateDesign(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { version, ...design }: UpdateDesignDto,
  ): Promise<Answer<Shop['design']>> {
    const changed = await this.settings.saveDesign(viewer, shop, design, version);
    return new Answer(changed.design, 'Gestaltung gespeichert');
  }

  @Post('confirm/till')
  @HttpCode(200)
  @Roles('owner', 'manager')
  async confirmTill(@CurrentUser() viewer: Viewer, @CurrentShop() shop: Shop): Promise<ShopView> {
    return toShopView(await this.shops.confirmOwnTill(viewer, shop));
  }
}
