import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { Answer } from '../../platform/http/answer.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import {
  CreateIngredientCategoryDto,
  IngredientCategoryDto,
  MoveIngredientCategoryDto,
  UpdateIngredientCategoryDto,
} from './ingredient-category.dto.js';
import { IngredientCategoryService } from './ingredient-category.service.js';

@ApiTags('menu')
@Roles('owner', 'manager')
@Controller('api/ingredientCategory')
export class IngredientCategoryController {
  constructor(private readonly categories: IngredientCategoryService) {}

  @Post('create')
  async create(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { name }: CreateIngredientCategoryDto,
  ): Promise<Answer<{ id: string }>> {
    const { id } = await this.categories.create(viewer, shop.id, name);
    return new Answer({ id }, 'Gruppe angelegt');
  }

  @Post('update')
  @HttpCode(200)
  async update(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id, version, name }: UpdateIngredientCategoryDto,
  ): Promise<Answer<{ version: number }>> {
    const renamed = await this.categories.rename(viewer, shop.id, id, version, name);
    return new Answer({ version: renamed.version }, 'Änderungen gespeichert');
  }

  @Post('move')
  @HttpCode(200)
  move(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id, before }: MoveIngredientCategoryDto,
  ): Promise<void> {
    return this.categories.move(viewer, shop.id, id, before);
  }

  @Post('delete')
  @HttpCode(200)
  async delete(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id }: IngredientCategoryDto,
  ): Promise<Answer<null>> {
    await this.categories.remove(viewer, shop.id, id);
    return new Answer(null, 'Gruppe gelöscht');
  }
}
