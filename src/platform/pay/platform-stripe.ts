import type { Stripe } from 'stripe';
import { PayRefused } from './pay.errors.js';
import type { RawCall } from './pay.types.js';
import type {
  BegunContract,
  ChangePreview,
  ContractEdge,
  ContractHint,
  NewContract,
  PlatformOffer,
  SeenContract,
} from './platform-pay.types.js';
import { contractIdIn, paymentIn, seenIn } from './platform-stripe.seen.js';
import { headerOf, isTooLong } from './raw-call.js';
import { askStripe, type StripeLine, stripeLibrary } from './stripe/stripe.calls.js';

const CURRENCY = 'eur';
const TOLERANCE_SECONDS = 300;
const MOST_PAYMENTS = 24;
/** Stripe Checkout in subscription mode, with the keys of whoever runs the product. */
export class PlatformStripe implements ContractEdge {
  readonly service = 'stripe';
  readonly changesAtOnce = true;

  constructor(
    private readonly line: StripeLine,
    private readonly keys: { secretKey: string; webhookSecret: string },
  ) {}

  begin({ offer, reference, mail, once, returnUrl, cancelUrl }: NewContract): Promise<BegunContract> {
    return this.ask(async (stripe) => {
      const params: Stripe.Checkout.SessionCreateParams = {
        mode: 'subscription',
        line_items: [{ price: await priceFor(stripe, offer), quantity: 1 }],
        client_reference_id: reference,
        customer_email: mail,
        locale: 'de',
        subscription_data: { metadata: { reference } },
        success_url: `${returnUrl}&begun={CHECKOUT_SESSION_ID}`,
        cancel_url: cancelUrl,
      };
      const { id, url } = await stripe.checkout.sessions.create(params, { idempotencyKey: `${once}:begin` });
      return { id, url: url ?? cancelUrl };
    });
  }

  async forget(begunId: string): Promise<void> {
    try {
      await this.ask((stripe) => stripe.checkout.sessions.expire(begunId));
    } catch (error) {
      // Paid, or over already.
      if (!(error instanceof PayRefused)) throw error;
    }
  }

  async find(begunId: string): Promise<string | null> {
    const session = await unlessMissing(() =>
      this.ask((stripe) => stripe.checkout.sessions.retrieve(begunId)),
    );
    return session?.subscription ? idIn(session.subscription) : null;
  }

  read(id: string): Promise<SeenContract | null> {
    return unlessMissing(() =>
      this.ask(async (stripe) => {
        const about = { subscription: id, status: 'paid', limit: MOST_PAYMENTS } as const;
        const [found, paid] = await Promise.all([
          stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }),
          stripe.invoices.list(about),
        ]);
        return seenIn(found, paid.data.filter(({ amount_paid: cents }) => cents > 0).map(paymentIn));
      }),
    );
  }

  preview(id: string, offer: PlatformOffer, at: Date): Promise<ChangePreview> {
    return this.ask(async (stripe) => {
      const date = secondsOf(at);
      const invoice = await stripe.invoices.createPreview({
        subscription: id,
        subscription_details: {
          items: await itemsFor(stripe, id, offer),
          proration_behavior: 'always_invoice',
          proration_date: date,
        },
      });
      return { dueCents: Math.max(0, invoice.amount_due), at: new Date(date * 1_000) };
    });
  }

  async change(
    id: string,
    offer: PlatformOffer,
    { at, once }: { at: Date | null; once: string },
  ): Promise<null> {
    await this.ask(async (stripe) => {
      const params: Stripe.SubscriptionUpdateParams = {
        items: await itemsFor(stripe, id, offer),
        cancel_at_period_end: false,
        proration_behavior: at ? 'always_invoice' : 'none',
        // A difference that cannot be paid changes nothing.
        payment_behavior: 'error_if_incomplete',
        ...(at && { proration_date: secondsOf(at) }),
      };
      await stripe.subscriptions.update(id, params, { idempotencyKey: `${once}:change` });
    });
    return null;
  }

  payOpen(id: string): Promise<string | null> {
    return this.ask(async (stripe) => {
      const { latest_invoice: latest } = await stripe.subscriptions.update(id, {
        // Otherwise the card that failed would be tried again next month.
        payment_settings: { save_default_payment_method: 'on_subscription' },
        expand: ['latest_invoice'],
      });
      if (!latest || typeof latest !== 'object' || latest.status !== 'open') return null;
      return latest.hosted_invoice_url ?? null;
    });
  }

  async cancel(id: string): Promise<void> {
    await this.ask((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: true }));
  }

  async resume(id: string): Promise<void> {
    await this.ask((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: false }));
  }

  async end(id: string): Promise<void> {
    await unlessMissing(() => this.ask((stripe) => stripe.subscriptions.cancel(id)));
  }

  async annul(id: string): Promise<void> {
    const seen = await this.read(id);
    if (seen?.state !== 'ended') await this.end(id);
    const [last] = seen?.payments ?? [];
    if (!last) return;
    await this.ask(async (stripe) => {
      const { data } = await stripe.invoicePayments.list({ invoice: last.id });
      const intent = data[0]?.payment.payment_intent;
      if (intent) await refundOnce(stripe, idIn(intent), id);
    });
  }

  async hintOf(call: RawCall): Promise<ContractHint | null> {
    const signature = headerOf(call, 'stripe-signature');
    if (!signature || !this.keys.webhookSecret || isTooLong(call)) return null;
    const { webhooks } = await stripeLibrary();
    try {
      const { data } = webhooks.constructEvent(
        call.body,
        signature,
        this.keys.webhookSecret,
        TOLERANCE_SECONDS,
      );
      return { contractId: contractIdIn(data.object) };
    } catch {
      return null;
    }
  }

  private ask<T>(run: (stripe: Stripe) => Promise<T>): Promise<T> {
    return askStripe(this.line, this.keys.secretKey, run);
  }
}

/** One price a name and amount, found again by its key. */
async function priceFor(stripe: Stripe, { name, cents }: PlatformOffer): Promise<string> {
  const key = `tresen-${name.toLowerCase().replace(/\W+/g, '-')}-${cents}`;
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true });
  if (data[0]) return data[0].id;
  const made = await stripe.prices.create({
    unit_amount: cents,
    currency: CURRENCY,
    recurring: { interval: 'month' },
    tax_behavior: 'inclusive',
    lookup_key: key,
    product_data: { name },
  });
  return made.id;
}

async function itemsFor(stripe: Stripe, id: string, offer: PlatformOffer) {
  const [{ items }, price] = await Promise.all([stripe.subscriptions.retrieve(id), priceFor(stripe, offer)]);
  return [{ id: items.data[0]?.id ?? '', price }];
}

/** Whoever annuls twice gives back once. */
async function refundOnce(stripe: Stripe, intent: string, contract: string): Promise<void> {
  const { data } = await stripe.refunds.list({ payment_intent: intent });
  if (data.length > 0) return;
  await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `annul:${contract}` });
}

async function unlessMissing<T>(run: () => Promise<T>): Promise<T | null> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof PayRefused && error.detail === 'resource_missing') return null;
    throw error;
  }
}

const idIn = (one: string | { id: string }): string => (typeof one === 'string' ? one : one.id);
const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1_000);
