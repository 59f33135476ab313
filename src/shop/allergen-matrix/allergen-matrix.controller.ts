import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { Answer } from '../../platform/http/answer.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { OptionGroupService } from '../option-group/option-group.service.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { AllergenEditing } from './allergen-editing.service.js';
import { CodeSetDto, OptionAllergensDto, OwnCodesDto, TakeOutDto } from './allergen-matrix.dto.js';
import { AllergenMatrixService } from './allergen-matrix.service.js';

@ApiTags('menu')
@Roles('owner', 'manager')
@Controller('api/allergens')
export class AllergensController {
  constructor(
    private readonly matrix: AllergenMatrixService,
    private readonly editing: AllergenEditing,
    private readonly options: OptionGroupService,
  ) {}

  @Post('codeSet')
  @HttpCode(200)
  codeSet(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { codeSet }: CodeSetDto,
  ): Promise<void> {
    return this.matrix.spell(viewer, shop, codeSet);
  }

  @Post('ownCodes')
  @HttpCode(200)
  async ownCodes(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { codes }: OwnCodesDto,
  ): Promise<Answer<null>> {
    await this.matrix.spellOwn(viewer, shop, codes);
    return new Answer(null, 'Eigene Kürzel gespeichert');
  }

  @Post('option')
  @HttpCode(200)
  option(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { groupId, optionId, allergens, additives }: OptionAllergensDto,
  ): Promise<void> {
    return this.options.declare(viewer, shop.id, { groupId, optionId }, { allergens, additives });
  }

  @Post('takeOut')
  @HttpCode(200)
  async takeOut(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() input: TakeOutDto,
  ): Promise<Answer<null>> {
    await this.editing.takeOut(viewer, shop.id, input);
    return new Answer(null, 'Zutat herausgenommen');
  }
}
