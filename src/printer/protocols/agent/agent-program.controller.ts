import { Readable } from 'node:stream';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { Reply } from '../../../platform/http/request.js';
import { sendFile } from '../../../platform/http/send-file.js';
import { ManagedShopId } from '../../printer/shop-id.decorator.js';
import { AgentProgram } from './agent-program.service.js';

@Controller('api/printer')
export class AgentProgramController {
  constructor(private readonly program: AgentProgram) {}

  /** The print agent to unpack on a computer of the restaurant. */
  @Get('agent')
  @ApiProduces('application/zip')
  async download(@ManagedShopId() _shopId: string, @Res() reply: Reply): Promise<void> {
    await sendFile(reply, {
      type: 'application/zip',
      name: 'druckhelfer.zip',
      content: Readable.from(this.program.archive(), { objectMode: false }),
    });
  }
}
