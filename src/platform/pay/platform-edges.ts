import { Injectable } from '@nestjs/common';
import { Env } from '../env/env.js';
import type { PaymentService } from './pay.types.js';
import type { ContractEdge } from './platform-pay.types.js';
import { PlatformPayPal } from './platform-paypal.js';
import { PlatformStripe } from './platform-stripe.js';

const DEADLINE_MS = 15_000;

/** The payment services through which whoever runs the product is paid; none without their keys. */
@Injectable()
export class PlatformEdges {
  private readonly edges: readonly ContractEdge[];

  constructor(env: Env) {
    const { PLATFORM_STRIPE_SECRET_KEY: secretKey, PLATFORM_PAYPAL_CLIENT_ID: publicKey } = env;
    const paypalSecret = env.PLATFORM_PAYPAL_SECRET;
    const stripe = { base: new URL(env.STRIPE_API_BASE), deadlineMs: DEADLINE_MS };
    const paypal = { base: env.PAYPAL_API_BASE, deadlineMs: DEADLINE_MS };
    const keys = publicKey && paypalSecret && { publicKey, secretKey: paypalSecret };
    const webhookSecret = env.PLATFORM_STRIPE_WEBHOOK_SECRET ?? '';
    this.edges = [
      ...(secretKey ? [new PlatformStripe(stripe, { secretKey, webhookSecret })] : []),
      ...(keys
        ? [
            new PlatformPayPal(
              paypal,
              { ...keys, sandbox: env.PLATFORM_PAYPAL_SANDBOX },
              env.PLATFORM_PAYPAL_WEBHOOK_ID ?? '',
            ),
          ]
        : []),
    ];
  }

  get services(): PaymentService[] {
    return this.edges.map(({ service }) => service);
  }

  find(service: string): ContractEdge | null {
    return this.edges.find((edge) => edge.service === service) ?? null;
  }
}
