import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { PayRefused, PayUnreachable } from '../../platform/pay/pay.errors.js';
import type { PaymentService } from '../../platform/pay/pay.types.js';
import { PlatformEdges } from '../../platform/pay/platform-edges.js';
import type { ContractEdge } from '../../platform/pay/platform-pay.types.js';
import { PaymentRefused, PlansAreAssigned, ServiceAway } from './billing.errors.js';
import { sellerIn } from './invoice/invoice.rules.js';

/** How plans are paid here: with the platform's own keys, by whoever can write an invoice. */
@Injectable()
export class PlanServices {
  constructor(
    private readonly edges: PlatformEdges,
    private readonly env: Env,
  ) {}

  /** None where the operator of the server assigns plans. */
  get all(): PaymentService[] {
    return sellerIn(this.env) ? this.edges.services : [];
  }

  /** The keys are there, and no invoice could be written. */
  get lacksImprint(): boolean {
    return this.edges.services.length > 0 && !sellerIn(this.env);
  }

  edge(service: string): ContractEdge {
    const edge = sellerIn(this.env) ? this.edges.find(service) : null;
    if (!edge) throw new PlansAreAssigned();
    return edge;
  }

  addressOf(path: string): string {
    return `${this.env.baseUrl}${path}`;
  }

  /** What went wrong at a service, in a sentence. */
  async ask<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      if (error instanceof PayUnreachable) throw new ServiceAway();
      if (error instanceof PayRefused) throw new PaymentRefused();
      throw error;
    }
  }
}
