import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { Answer } from '../../platform/http/answer.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { type OpenedProduct, type ProductForm, toProductForm } from './dish.view.js';
import { MenuListService } from './menu-list.service.js';
import { OpenedProductService } from './opened-product.service.js';
import { DeleteProductsDto, FindProductsDto, PriceDto, ProductDto, UpdateProductDto } from './product.dto.js';
import { ProductService } from './product.service.js';
import type { ProductRow } from './product-row.view.js';
import { ProductRemovalService } from './removal/product-removal.service.js';

@ApiTags('menu')
@Roles('owner', 'manager')
@Controller('api/product')
export class ProductController {
  constructor(
    private readonly products: ProductService,
    private readonly removal: ProductRemovalService,
    private readonly lists: MenuListService,
    private readonly openings: OpenedProductService,
  ) {}

  @Roles('owner', 'manager', 'staff')
  @Get('list')
  list(
    @CurrentShop() shop: Shop,
    @Query() { search = '', filter = 'all' }: FindProductsDto,
  ): Promise<ProductRow[]> {
    return this.lists.rows(shop, { search, filter });
  }

  @Get('get')
  async get(@CurrentShop() shop: Shop, @Query() { id }: ProductDto): Promise<OpenedProduct> {
    return this.openings.of(shop, await this.products.get(shop.id, id));
  }

  @Post('update')
  @HttpCode(200)
  async update(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id, version, ...changes }: UpdateProductDto,
  ): Promise<Answer<ProductForm>> {
    const changed = await this.products.update(viewer, shop, id, changes, version);
    return new Answer(toProductForm(changed), 'Änderungen gespeichert');
  }

  @Post('price')
  @HttpCode(200)
  async price(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id, variantId, priceCents }: PriceDto,
  ): Promise<ProductForm> {
    return toProductForm(await this.products.setPrice(viewer, shop, id, variantId, priceCents));
  }

  @Post('delete')
  @HttpCode(200)
  async delete(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() { id }: Shop,
    @Body() { ids, confirmed }: DeleteProductsDto,
  ): Promise<Answer<null>> {
    await this.removal.remove(viewer, id, ids, confirmed);
    return new Answer(null, ids.length === 1 ? 'Speise gelöscht' : `${ids.length} Speisen gelöscht`);
  }
}
