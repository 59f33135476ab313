import { PayRefused } from './pay.errors.js';
import type { MerchantKeys, RawCall } from './pay.types.js';
import { type PayPalAsk, PayPalCalls, type PayPalLine } from './paypal/paypal.calls.js';
import { verificationOf } from './paypal/paypal.hints.js';
import { decimalOf } from './paypal/paypal-amount.rules.js';
import type {
  BegunContract,
  ChangePreview,
  ContractEdge,
  ContractHint,
  ContractPayment,
  NewContract,
  PlatformOffer,
  SeenContract,
} from './platform-pay.types.js';
import {
  type Links,
  type Plan,
  paymentIn,
  type Subscription,
  seenIn,
  type Transaction,
} from './platform-paypal.seen.js';
import { isTooLong } from './raw-call.js';

const CURRENCY = 'EUR';
const PRODUCT = 'TRESEN';
const ID = /^I-[A-Z0-9]{1,40}$/;
/** PayPal lists what it has taken by time; a contract older than that has its earlier invoices already. */
const LISTED_MS = 400 * 86_400_000;

/** PayPal's subscriptions, with the keys of whoever runs the product. */
export class PlatformPayPal implements ContractEdge {
  readonly service = 'paypal';
  readonly changesAtOnce = false;
  private readonly calls: PayPalCalls;

  constructor(
    line: PayPalLine,
    private readonly keys: MerchantKeys,
    private readonly webhookId: string,
  ) {
    this.calls = new PayPalCalls(line);
  }

  begin({ offer, reference, once, returnUrl, cancelUrl }: NewContract): Promise<BegunContract> {
    return this.ask(async (ask) => {
      const body = {
        plan_id: await planFor(ask, offer),
        custom_id: reference,
        application_context: contextOf(returnUrl, cancelUrl),
      };
      const made = await ask.post<Subscription>('/v1/billing/subscriptions', body, `${once}:begin`);
      return { id: made.id, url: approvalIn(made) ?? cancelUrl };
    });
  }

  /** What nobody has agreed to PayPal forgets by itself. */
  async forget(): Promise<void> {}

  async find(begunId: string): Promise<string | null> {
    return ID.test(begunId) ? begunId : null;
  }

  read(id: string): Promise<SeenContract | null> {
    if (!ID.test(id)) return Promise.resolve(null);
    return this.ask(async (ask) => {
      const found = await ask.get<Subscription>(pathOf(id));
      if (!found) return null;
      const plan = await ask.get<Plan>(`/v1/billing/plans/${found.plan_id}`);
      return seenIn(found, plan, await paymentsOf(ask, id));
    });
  }

  /** PayPal reckons nothing by days: a change counts from the next payment on. */
  async preview(_id: string, _offer: PlatformOffer, at: Date): Promise<ChangePreview> {
    return { dueCents: 0, at };
  }

  change(
    id: string,
    offer: PlatformOffer,
    { once, returnUrl }: { once: string; returnUrl: string },
  ): Promise<string | null> {
    return this.ask(async (ask) => {
      const body = {
        plan_id: await planFor(ask, offer),
        application_context: contextOf(returnUrl, returnUrl),
      };
      return approvalIn(await ask.post<Links>(`${pathOf(id)}/revise`, body, `${once}:change`));
    });
  }

  /** PayPal collects again from what the buyer chooses in their account there. */
  async payOpen(): Promise<null> {
    return null;
  }

  /** PayPal ends at once and for good, so until the paid time is over the contract only rests. */
  cancel(id: string): Promise<void> {
    return this.become(id, 'suspend', 'Gekündigt zum Ende des bezahlten Zeitraums');
  }

  resume(id: string): Promise<void> {
    return this.become(id, 'activate', 'Kündigung zurückgenommen');
  }

  end(id: string): Promise<void> {
    return this.become(id, 'cancel', 'Beendet');
  }

  async annul(id: string): Promise<void> {
    const seen = await this.read(id);
    if (seen && seen.state !== 'ended') await this.end(id);
    const [last] = seen?.payments ?? [];
    if (!last) return;
    // What a subscription pays is a sale, and given back as one.
    await this.ask((ask) => ask.post(`/v1/payments/sale/${last.id}/refund`, {}, `annul:${id}`)).catch(
      (error) => {
        if (!(error instanceof PayRefused && error.detail === 'TRANSACTION_ALREADY_REFUNDED')) throw error;
      },
    );
  }

  hintOf(call: RawCall): Promise<ContractHint | null> {
    if (isTooLong(call) || !this.webhookId) return Promise.resolve(null);
    const question = verificationOf({ id: this.webhookId, secret: '' }, call, Date.now());
    if (question === null) return Promise.resolve(null);
    return this.ask(async (ask) => {
      const path = '/v1/notifications/verify-webhook-signature';
      const { verification_status: verdict } = await ask.postText<{ verification_status: string }>(
        path,
        question,
      );
      return verdict === 'SUCCESS' ? { contractId: contractIdIn(call) } : null;
    });
  }

  private async become(id: string, verb: string, reason: string): Promise<void> {
    await this.ask((ask) => ask.post(`${pathOf(id)}/${verb}`, { reason }, null)).catch((error) => {
      // It has become so already.
      if (!(error instanceof PayRefused && error.detail === 'SUBSCRIPTION_STATUS_INVALID')) throw error;
    });
  }

  private ask<T>(run: (ask: PayPalAsk) => Promise<T>): Promise<T> {
    return this.calls.ask(this.keys, run);
  }
}

const pathOf = (id: string): string => `/v1/billing/subscriptions/${id}`;
const approvalIn = ({ links }: Links): string | null =>
  links?.find(({ rel }) => rel === 'approve')?.href ?? null;

const contextOf = (returnUrl: string, cancelUrl: string) => ({
  brand_name: 'Tresen',
  locale: 'de-DE',
  shipping_preference: 'NO_SHIPPING',
  user_action: 'SUBSCRIBE_NOW',
  return_url: returnUrl,
  cancel_url: cancelUrl,
});

/** One plan a name and amount; the product above them has a name of ours. */
async function planFor(ask: PayPalAsk, { name, cents }: PlatformOffer): Promise<string> {
  const wanted = `${name} ${decimalOf(cents)} ${CURRENCY}`;
  const path = `/v1/billing/plans?product_id=${PRODUCT}&page_size=20`;
  const known = (await ask.get<{ plans?: Plan[] }>(path))?.plans?.find((plan) => plan.name === wanted);
  if (known) return known.id;
  await ask
    .post(
      '/v1/catalogs/products',
      { id: PRODUCT, name: 'Tresen', type: 'SERVICE', category: 'SOFTWARE' },
      null,
    )
    .catch((error) => {
      // It is there already.
      if (!(error instanceof PayRefused)) throw error;
    });
  const made = await ask.post<Plan>('/v1/billing/plans', newPlan(wanted, cents), `plan:${wanted}`);
  return made.id;
}

const newPlan = (name: string, cents: number) => ({
  product_id: PRODUCT,
  name,
  billing_cycles: [
    {
      frequency: { interval_unit: 'MONTH', interval_count: 1 },
      tenure_type: 'REGULAR',
      sequence: 1,
      total_cycles: 0,
      pricing_scheme: { fixed_price: { value: decimalOf(cents), currency_code: CURRENCY } },
    },
  ],
  payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 3 },
});

async function paymentsOf(ask: PayPalAsk, id: string): Promise<ContractPayment[]> {
  const now = Date.now();
  const from = new Date(now - LISTED_MS).toISOString();
  // Clocks differ a little, and what was paid this second counts.
  const to = new Date(now + 86_400_000).toISOString();
  const path = `${pathOf(id)}/transactions?start_time=${from}&end_time=${to}`;
  const { transactions = [] } = (await ask.get<{ transactions?: Transaction[] }>(path)) ?? {};
  return transactions
    .filter(({ status }) => status === 'COMPLETED')
    .map(paymentIn)
    .sort((a, b) => b.paidAt.getTime() - a.paidAt.getTime());
}

function contractIdIn({ body }: RawCall): string | null {
  const { resource } = JSON.parse(body.toString('utf8')) as {
    resource?: { id?: unknown; billing_agreement_id?: unknown };
  };
  const id = resource?.billing_agreement_id ?? resource?.id;
  return typeof id === 'string' && ID.test(id) ? id : null;
}
