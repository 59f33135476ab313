import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { Answer } from '../../platform/http/answer.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { CreateCategoryDto, DeleteCategoryDto, MoveCategoryDto, UpdateCategoryDto } from './category.dto.js';
import { CategoryService } from './category.service.js';

@ApiTags('menu')
@Roles('owner', 'manager')
@Controller('api/category')
export class CategoryController {
  constructor(private readonly categories: CategoryService) {}

  @Post('create')
  async create(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() input: CreateCategoryDto,
  ): Promise<Answer<{ id: string }>> {
    const { id } = await this.categories.create(viewer, shop.id, input);
    return new Answer({ id }, 'Kategorie angelegt');
  }

  @Post('update')
  @HttpCode(200)
  async update(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id, version, ...changes }: UpdateCategoryDto,
  ): Promise<Answer<{ version: number }>> {
    const changed = await this.categories.update(viewer, shop.id, id, version, changes);
    return new Answer({ version: changed.version }, 'Änderungen gespeichert');
  }

  @Post('move')
  @HttpCode(200)
  move(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id, before }: MoveCategoryDto,
  ): Promise<void> {
    return this.categories.move(viewer, shop.id, id, before);
  }

  @Post('delete')
  @HttpCode(200)
  async delete(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id, moveTo }: DeleteCategoryDto,
  ): Promise<Answer<null>> {
    await this.categories.remove(viewer, shop.id, id, moveTo);
    return new Answer(null, 'Kategorie gelöscht');
  }
}
