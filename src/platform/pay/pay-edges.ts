import { Injectable } from '@nestjs/common';
import { Env } from '../env/env.js';
import type { PayEdge, PaymentService } from './pay.types.js';
import { PayPalEdge } from './paypal/paypal.edge.js';
import { StripeEdge } from './stripe/stripe.edge.js';

/** All calls of one question together; a guest waits for most of them. */
const DEADLINE_MS = 8_000;

@Injectable()
export class PayEdges {
  private readonly edges: Record<PaymentService, PayEdge>;

  constructor(env: Env) {
    this.edges = {
      stripe: new StripeEdge({ base: new URL(env.STRIPE_API_BASE), deadlineMs: DEADLINE_MS }),
      paypal: new PayPalEdge({ base: env.PAYPAL_API_BASE, deadlineMs: DEADLINE_MS }),
    };
  }

  get(service: PaymentService): PayEdge {
    return this.edges[service];
  }
}
