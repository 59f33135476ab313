import { Global, Module } from '@nestjs/common';
import { LiveController } from './live.controller.js';
import { Live } from './live.js';
import { LiveStreams } from './live.streams.js';

@Global()
@Module({
  controllers: [LiveController],
  providers: [Live, LiveStreams],
  exports: [Live, LiveStreams],
})
export class LiveModule {}
