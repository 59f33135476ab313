import { Controller, Get, Headers, Ip, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { AppError } from '../app-error.js';
import type { Reply } from '../http/request.js';
import { CurrentUser } from '../http/viewer.decorator.js';
import type { Viewer } from '../http/viewer.js';
import { Live } from './live.js';
import { LiveStreams } from './live.streams.js';

class NothingToHear extends AppError {
  readonly code = 'NO_SHOP';
  readonly status = 400;

  constructor() {
    super('Richte zuerst dein Restaurant ein.');
  }
}

@ApiTags('live')
@Controller('api/live')
export class LiveController {
  constructor(
    private readonly live: Live,
    private readonly streams: LiveStreams,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Ereignisse des Restaurants als Event-Stream' })
  @ApiProduces('text/event-stream')
  async listen(
    @CurrentUser() viewer: Viewer,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Ip() address: string,
    @Res() reply: Reply,
  ): Promise<void> {
    if (!viewer.shopId) throw new NothingToHear();
    // Whoever has left before it was their turn has no address any more.
    if (reply.raw.destroyed) return;
    const listener = { owner: viewer.userId, address };
    await this.streams.start(listener, reply, this.live.stream(viewer.shopId, lastEventId));
  }
}
