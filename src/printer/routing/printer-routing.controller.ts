import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ManagedShopId } from '../printer/shop-id.decorator.js';
import { PrinterRouting } from './printer-routing.service.js';
import { RoutingDto } from './routing.dto.js';

@Controller('api/printer')
export class PrinterRoutingController {
  constructor(private readonly routing: PrinterRouting) {}

  /** What is left out stays as it is. */
  @Post('routing')
  @HttpCode(200)
  change(@ManagedShopId() shopId: string, @Body() { id, ...routing }: RoutingDto): Promise<void> {
    return this.routing.change(shopId, id, routing);
  }
}
