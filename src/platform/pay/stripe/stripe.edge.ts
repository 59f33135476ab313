import type { Stripe } from 'stripe';
import type { Cents } from '../../../shared/money.js';
import { PayRefused } from '../pay.errors.js';
import type {
  BegunCharge,
  Charge,
  ChargeHint,
  KeysVerdict,
  MerchantKeys,
  NewCharge,
  PayEdge,
  RawCall,
  WebhookSeal,
} from '../pay.types.js';
import { isTooLong } from '../raw-call.js';
import { askStripe, type StripeLine, stripeLibrary } from './stripe.calls.js';
import { chargeOf, EXPAND, latestCharge } from './stripe.charges.js';
import { STRIPE_EVENTS, stripeHint } from './stripe.hints.js';
import { stripeVerdict } from './stripe.verdict.js';

const CURRENCY = 'eur';

/** Stripe with a restaurant's own keys: one PaymentIntent a charge. */
export class StripeEdge implements PayEdge {
  readonly service = 'stripe';

  constructor(private readonly line: StripeLine) {}

  check(keys: MerchantKeys): Promise<KeysVerdict> {
    return stripeVerdict(this.line, keys);
  }

  begin(keys: MerchantKeys, charge: NewCharge, once: string): Promise<BegunCharge> {
    return this.ask(keys, async (stripe) => {
      const params: Stripe.PaymentIntentCreateParams = {
        amount: charge.amountCents,
        currency: CURRENCY,
        capture_method: charge.capture === 'later' ? 'manual' : 'automatic',
        automatic_payment_methods: { enabled: true },
        description: charge.description,
        metadata: { reference: charge.reference },
      };
      const { id, client_secret } = await stripe.paymentIntents.create(params, onceFor(once, 'begin'));
      return { id, clientSecret: client_secret };
    });
  }

  async read(keys: MerchantKeys, id: string): Promise<Charge | null> {
    try {
      return await this.ask(keys, (stripe) => read(stripe, id));
    } catch (error) {
      if (error instanceof PayRefused && error.detail === 'resource_missing') return null;
      throw error;
    }
  }

  /** The guest's browser has done it already, or has not. */
  authorise(keys: MerchantKeys, id: string, _once: string): Promise<Charge> {
    return this.ask(keys, (stripe) => read(stripe, id));
  }

  capture(keys: MerchantKeys, id: string, cents: Cents, once: string): Promise<Charge> {
    return this.ask(keys, async (stripe) => {
      const params = { amount_to_capture: cents, expand: EXPAND };
      return whole(stripe, await stripe.paymentIntents.capture(id, params, onceFor(once, 'capture')));
    });
  }

  /** What is let go already is let go, whoever did it. */
  async void(keys: MerchantKeys, id: string, once: string): Promise<Charge> {
    try {
      return await this.ask(keys, async (stripe) =>
        whole(stripe, await stripe.paymentIntents.cancel(id, { expand: EXPAND }, onceFor(once, 'void'))),
      );
    } catch (error) {
      const isLate = error instanceof PayRefused && error.detail === 'payment_intent_unexpected_state';
      const charge = isLate ? await this.read(keys, id) : null;
      if (charge?.state !== 'voided') throw error;
      return charge;
    }
  }

  /** Stripe forgets its keys after a day, so a refund of that reference is looked for first. */
  refund(
    keys: MerchantKeys,
    id: string,
    { cents, reference }: { cents: Cents; reference: string },
    once: string,
  ): Promise<Charge> {
    return this.ask(keys, async (stripe) => {
      const before = await read(stripe, id);
      if (before.refunds.some((one) => one.reference === reference && one.state !== 'failed')) return before;
      const params = { payment_intent: id, amount: cents, metadata: { reference } };
      await stripe.refunds.create(params, onceFor(once, 'refund'));
      return read(stripe, id);
    });
  }

  registerWebhook(keys: MerchantKeys, url: string): Promise<WebhookSeal> {
    return this.ask(keys, async (stripe) => {
      // Its secret is said once, when it is made: one that is there already is of no use.
      const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
      for (const one of data.filter((known) => known.url === url)) await stripe.webhookEndpoints.del(one.id);
      const { API_VERSION } = await stripeLibrary();
      const params = { url, enabled_events: [...STRIPE_EVENTS], api_version: API_VERSION };
      const { id, secret = '' } = await stripe.webhookEndpoints.create(
        params as Stripe.WebhookEndpointCreateParams,
      );
      return { id, secret };
    });
  }

  async removeWebhook(keys: MerchantKeys, id: string): Promise<void> {
    try {
      await this.ask(keys, (stripe) => stripe.webhookEndpoints.del(id));
    } catch (error) {
      if (!(error instanceof PayRefused && error.detail === 'resource_missing')) throw error;
    }
  }

  async registerDomain(keys: MerchantKeys, host: string): Promise<void> {
    await this.ask(keys, async (stripe) => {
      const { id, apple_pay: apple } = await stripe.paymentMethodDomains.create({ domain_name: host });
      // Apple has asked the host for a file that may not have been there yet.
      if (apple.status === 'inactive') await stripe.paymentMethodDomains.validate(id);
    });
  }

  async hintOf(_keys: MerchantKeys, seal: WebhookSeal, call: RawCall): Promise<ChargeHint | null> {
    return isTooLong(call) ? null : stripeHint(seal, call);
  }

  private ask<T>({ secretKey }: MerchantKeys, run: (stripe: Stripe) => Promise<T>): Promise<T> {
    return askStripe(this.line, secretKey, run);
  }
}

/** Stripe's keys count for all calls of an account, ours for one verb. */
const onceFor = (once: string, verb: string): Stripe.RequestOptions => ({
  idempotencyKey: `${once}:${verb}`,
});

const read = async (stripe: Stripe, id: string): Promise<Charge> =>
  whole(stripe, await stripe.paymentIntents.retrieve(id, { expand: EXPAND }));

/** An expanded charge brings its last ten refunds and no disputes. */
async function whole(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<Charge> {
  const charge = latestCharge(intent);
  const about = { payment_intent: intent.id, limit: 100 };
  const disputes = charge?.disputed ? (await stripe.disputes.list(about)).data : [];
  const listed = charge?.refunds;
  const refunds = listed?.has_more ? (await stripe.refunds.list(about)).data : (listed?.data ?? []);
  return chargeOf(intent, refunds, disputes);
}
