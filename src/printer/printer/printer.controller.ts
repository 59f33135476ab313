import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { AsksPassword } from '../../platform/http/asks-password.decorator.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { Connections } from '../connection/connections.service.js';
import { Diagnosis } from '../queue/diagnosis.service.js';
import type { DiagnosisView } from '../queue/diagnosis.view.js';
import { PrintQueueService } from '../queue/print-queue.service.js';
import {
  AddPrinterDto,
  CANCELLED,
  ChangePrinterDto,
  ConnectPrinterDto,
  PrinterDto,
  RemovePrinterDto,
} from './printer.dto.js';
import { PrinterService } from './printer.service.js';
import type { PrinterView } from './printer.view.js';
import { PrinterRegistry } from './printer-registry.service.js';
import { ManagedShopId, ShopId } from './shop-id.decorator.js';

/** Dockets, with the addresses of guests, go to whatever is connected, long after the session. */
@Controller('api/printer')
export class PrinterController {
  constructor(
    private readonly registry: PrinterRegistry,
    private readonly printers: PrinterService,
    private readonly queue: PrintQueueService,
    private readonly diagnosis: Diagnosis,
    private readonly connections: Connections,
  ) {}

  @Get('list')
  list(@ShopId() shopId: string): Promise<PrinterView[]> {
    return this.queue.printers(shopId);
  }

  @Get('diagnosis')
  diagnose(@ShopId() shopId: string, @Query() { id }: PrinterDto): Promise<DiagnosisView> {
    return this.diagnosis.of(shopId, id);
  }

  @Post('add')
  @AsksPassword()
  async add(@ManagedShopId() shopId: string, @Body() input: AddPrinterDto) {
    const { name, columns, stations = null, kind = 'cloudprnt' } = input;
    const connection = await this.connections.of(shopId, kind, input.connection);
    const { printer, url } = await this.registry.add(shopId, { name, columns, stations, kind, connection });
    return { id: printer.id, url };
  }

  @Post('change')
  @HttpCode(200)
  async change(
    @ManagedShopId() shopId: string,
    @Body() { id, name, columns, codePage, stations, enabled, connection }: ChangePrinterDto,
  ): Promise<void> {
    const { kind, connection: before } = await this.registry.get(shopId, id);
    await this.registry.change(shopId, id, {
      ...(connection && { connection: await this.connections.of(shopId, kind, connection, before) }),
      ...(name && { name }),
      ...(columns && { columns }),
      ...(codePage !== undefined && { codePage }),
      ...(stations !== undefined && { stations }),
      ...(enabled !== undefined && { enabled }),
    });
  }

  /** The device before it gets nothing any more; what waits comes out of the new one. */
  @Post('connect')
  @AsksPassword()
  @HttpCode(200)
  async connect(@ManagedShopId() shopId: string, @Body() { id, kind, connection: given }: ConnectPrinterDto) {
    const connection = await this.connections.of(shopId, kind, given);
    const { url } = await this.registry.connect(shopId, id, { kind, connection });
    return { id, url };
  }

  @Post('renewAddress')
  @AsksPassword()
  @HttpCode(200)
  async renewAddress(@ManagedShopId() shopId: string, @Body() { id }: PrinterDto) {
    const { url } = await this.registry.renewAddress(shopId, id);
    return { id, url };
  }

  @Post('remove')
  @HttpCode(200)
  remove(
    @ManagedShopId() shopId: string,
    @CurrentUser() { name }: Viewer,
    @Body() { id, waiting }: RemovePrinterDto,
  ): Promise<void> {
    return this.printers.remove(shopId, id, {
      by: name,
      moveTo: waiting === CANCELLED ? null : waiting,
    });
  }

  @Post('test')
  @HttpCode(200)
  test(@ShopId() shopId: string, @Body() { id }: PrinterDto): Promise<void> {
    return this.printers.printTest(shopId, id);
  }
}
