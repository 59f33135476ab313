import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { Answer } from '../../platform/http/answer.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { type ProductForm, toProductForm } from './dish.view.js';
import { NewProductService } from './new-product.service.js';
import { CreateProductDto, ProductDto } from './product.dto.js';

@ApiTags('menu')
@Roles('owner', 'manager')
@Controller('api/product')
export class NewProductController {
  constructor(private readonly products: NewProductService) {}

  @Post('create')
  async create(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() input: CreateProductDto,
  ): Promise<Answer<ProductForm>> {
    return new Answer(toProductForm(await this.products.create(viewer, shop, input)), 'Speise angelegt');
  }

  @Post('duplicate')
  async duplicate(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id }: ProductDto,
  ): Promise<Answer<ProductForm>> {
    return new Answer(toProductForm(await this.products.duplicate(viewer, shop, id)), 'Speise kopiert');
  }
}
