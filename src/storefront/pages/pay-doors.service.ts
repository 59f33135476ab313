import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import type { Reply } from '../../platform/http/request.js';
import { isOnline } from '../../shop/restaurant/paying/payable.rules.js';
import type { PayScripts, TrackingView } from '../order/quote.view.js';
import { type PayPlaces, payPermissionsOf, payPolicyOf } from './pay-policy.rules.js';

type Due = NonNullable<TrackingView['money']['due']>;

/** What stands open on a page while its order can be paid online, and on no other. */
export interface PayDoor {
  scripts: PayScripts;
  policyOf(policy: string): string;
  /** What the browser has to allow beside the policy: wallets that ask it, and the window of PayPal. */
  unlock(reply: Reply): void;
}

@Injectable()
export class PayDoors {
  private readonly places: PayPlaces;

  constructor(env: Env) {
    this.places = {
      stripeScript: env.STRIPE_JS_URL,
      stripeApi: env.STRIPE_API_BASE,
      paypalScript: env.PAYPAL_JS_URL,
      paypalApi: env.PAYPAL_API_BASE,
    };
  }

  /** null where nothing is left to be paid online. */
  for({ money: { due } }: { money: { due: Pick<Due, 'ways'> | null } }): PayDoor | null {
    const { places } = this;
    const ways = due?.ways.filter(isOnline) ?? [];
    if (ways.length === 0) return null;
    const nonce = randomBytes(16).toString('hex');
    return {
      scripts: { stripe: places.stripeScript, paypal: places.paypalScript, nonce },
      policyOf: (policy) => payPolicyOf(policy, { ways, places, nonce }),
      unlock: (reply) => {
        const denied = String(reply.getHeader('permissions-policy') ?? 'payment=()');
        reply.header('permissions-policy', denied.replace('payment=()', payPermissionsOf(places)));
        reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
        // They want to know whose page it is; its address, which is the key of the order, stays here.
        reply.header('referrer-policy', 'strict-origin');
      },
    };
  }
}
