import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../../platform/http/rate-limits.js';
import { PayRefused } from '../../../platform/pay/pay.errors.js';
import type { RawCall } from '../../../platform/pay/pay.types.js';
import { PlatformEdges } from '../../../platform/pay/platform-edges.js';
import type { ContractHint } from '../../../platform/pay/platform-pay.types.js';
import { Queue } from '../../../platform/queue/queue.js';
import { HookRefused } from '../billing.errors.js';
import { READ_CONTRACT } from '../billing.jobs.js';

const PER_SERVICE = { points: 1_200, seconds: 60 };

/** A service calls. It makes us read a contract; nothing else of it is believed. */
@Injectable()
export class PlatformHooks {
  constructor(
    private readonly edges: PlatformEdges,
    private readonly limits: RateLimits,
    private readonly queue: Queue,
  ) {}

  async take(name: string, call: RawCall): Promise<void> {
    const edge = this.edges.find(name);
    if (!edge) throw new HookRefused();
    await this.limits.consume('platform-hook', edge.service, PER_SERVICE);
    const hint = await edge.hintOf(call).catch(nullIfRefused);
    if (!hint) throw new HookRefused();
    if (hint.contractId) await this.queue.add(READ_CONTRACT, { service: edge.service, id: hint.contractId });
  }
}

/** What cannot be asked now comes again. */
function nullIfRefused(error: unknown): ContractHint | null {
  if (error instanceof PayRefused) return null;
  throw error;
}
