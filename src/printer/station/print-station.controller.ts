import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ShopId } from '../printer/shop-id.decorator.js';
import { StationDto, StationResultDto } from './print-station.dto.js';
import { PrintStation } from './print-station.service.js';
import type { StationPaper } from './print-station.view.js';

@Controller('api/printStation')
export class PrintStationController {
  constructor(private readonly station: PrintStation) {}

  @Post('claim')
  @HttpCode(200)
  claim(@ShopId() shopId: string, @Body() { printerId }: StationDto): Promise<StationPaper | null> {
    return this.station.claim(shopId, printerId);
  }

  @Post('confirm')
  @HttpCode(200)
  confirm(@ShopId() shopId: string, @Body() { printerId, token, printed }: StationResultDto): Promise<void> {
    return this.station.confirm(shopId, printerId, token, printed);
  }
}
