import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { Answer } from '../../platform/http/answer.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { DeleteIngredientDto, IngredientDishesDto } from './ingredient.dto.js';
import { IngredientUseService } from './ingredient-use.service.js';

@ApiTags('menu')
@Roles('owner', 'manager')
@Controller('api/ingredient')
export class IngredientUseController {
  constructor(private readonly uses: IngredientUseService) {}

  @Post('dishes')
  @HttpCode(200)
  async dishes(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id, productIds }: IngredientDishesDto,
  ): Promise<Answer<null>> {
    await this.uses.setDishes(viewer, shop.id, id, productIds);
    return new Answer(null, 'Änderungen gespeichert');
  }

  @Post('delete')
  @HttpCode(200)
  async delete(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id, takeOut = false }: DeleteIngredientDto,
  ): Promise<Answer<null>> {
    await this.uses.remove(viewer, shop.id, id, takeOut);
    return new Answer(null, 'Zutat gelöscht');
  }
}
