import { Global, Module } from '@nestjs/common';
import { PayEdges } from './pay-edges.js';

@Global()
@Module({ providers: [PayEdges], exports: [PayEdges] })
export class PayModule {}
