import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import type { PostalCode, PostalPlace } from '../delivery/postal-code.types.js';
import { PostalCodes } from '../delivery/postal-codes.js';
import { AroundDto } from './postal-code.dto.js';

@ApiTags('shop')
@Roles('owner', 'manager')
@Controller('api/shop')
export class PostalCodeController {
  constructor(private readonly postalCodes: PostalCodes) {}

  /** null for a code that nobody knows. */
  @Get('postalCode/:code')
  find(@Param('code') code: string): Promise<PostalCode | null> {
    return this.postalCodes.find(code);
  }

  @Get('postalCodes/around')
  around(@Query() { lon, lat }: AroundDto): Promise<PostalPlace[]> {
    return this.postalCodes.around([lon, lat], 15);
  }
}
