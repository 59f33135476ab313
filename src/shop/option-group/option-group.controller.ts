import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { Answer } from '../../platform/http/answer.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { type OptionGroupForm, toOptionGroupForm } from '../menu/menu.view.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { CreateOptionGroupDto, OptionGroupDto, UpdateOptionGroupDto } from './option-group.dto.js';
import { OptionGroupService } from './option-group.service.js';

@ApiTags('menu')
@Roles('owner', 'manager')
@Controller('api/optionGroup')
export class OptionGroupController {
  constructor(private readonly groups: OptionGroupService) {}

  @Post('create')
  async create(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() input: CreateOptionGroupDto,
  ): Promise<Answer<OptionGroupForm>> {
    const group = await this.groups.create(viewer, shop.id, input);
    return new Answer(toOptionGroupForm(group), 'Auswahl angelegt');
  }

  @Post('update')
  @HttpCode(200)
  async update(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id, version, ...input }: UpdateOptionGroupDto,
  ): Promise<Answer<OptionGroupForm>> {
    const group = await this.groups.update(viewer, shop.id, id, version, input);
    return new Answer(toOptionGroupForm(group), 'Änderungen gespeichert');
  }

  @Post('delete')
  @HttpCode(200)
  async delete(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id }: OptionGroupDto,
  ): Promise<Answer<null>> {
    await this.groups.remove(viewer, shop.id, id);
    return new Answer(null, 'Auswahl gelöscht');
  }
}
