import { Global, Module } from '@nestjs/common';
import { WorkerPulse } from './worker-pulse.js';

@Global()
@Module({ providers: [WorkerPulse], exports: [WorkerPulse] })
export class PulseModule {}
