import { Global, Module } from '@nestjs/common';
import { PayEdges } from './pay-edges.js';
import { PlatformEdges } from './platform-edges.js';

@Global()
@Module({ providers: [PayEdges, PlatformEdges], exports: [PayEdges, PlatformEdges] })
export class PayModule {}
