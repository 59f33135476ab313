import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { Answer } from '../../platform/http/answer.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import {
  CreateIngredientDto,
  FindIngredientsDto,
  IngredientsDto,
  MoveIngredientsDto,
  UpdateIngredientDto,
} from './ingredient.dto.js';
import { IngredientService } from './ingredient.service.js';
import { type IngredientForm, type IngredientRow, toIngredientForm } from './ingredient.view.js';
import { IngredientListService } from './ingredient-list.service.js';

@ApiTags('menu')
@Roles('owner', 'manager')
@Controller('api/ingredient')
export class IngredientController {
  constructor(
    private readonly ingredients: IngredientService,
    private readonly lists: IngredientListService,
  ) {}

  @Get('list')
  list(
    @CurrentShop() { id }: Shop,
    @Query() { search = '', filter = 'all' }: FindIngredientsDto,
  ): Promise<IngredientRow[]> {
    return this.lists.rows(id, { search, filter });
  }

  @Post('create')
  async create(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() input: CreateIngredientDto,
  ): Promise<Answer<IngredientForm>> {
    const ingredient = await this.ingredients.create(viewer, shop.id, input);
    return new Answer(toIngredientForm(ingredient), 'Zutat angelegt');
  }

  @Post('update')
  @HttpCode(200)
  async update(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id, version, ...changes }: UpdateIngredientDto,
  ): Promise<Answer<IngredientForm>> {
    const changed = await this.ingredients.update(viewer, shop.id, id, version, changes);
    return new Answer(toIngredientForm(changed), 'Änderungen gespeichert');
  }

  @Post('move')
  @HttpCode(200)
  move(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { ids, categoryId }: MoveIngredientsDto,
  ): Promise<void> {
    return this.ingredients.move(viewer, shop.id, ids, categoryId);
  }

  @Post('confirmNoAllergens')
  @HttpCode(200)
  confirmNoAllergens(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { ids }: IngredientsDto,
  ): Promise<void> {
    return this.ingredients.confirmNoAllergens(viewer, shop.id, ids);
  }
}
