import type { Cents } from '../../../shared/money.js';
import { PayRefused, PayUnreachable } from '../pay.errors.js';
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
import { type PayPalAsk, PayPalCalls, type PayPalLine } from './paypal.calls.js';
import { PAYPAL_EVENTS, payPalHint, verificationOf } from './paypal.hints.js';
import type { PayPalAmount, PayPalCapture, PayPalDispute, PayPalHold, PayPalOrder } from './paypal.types.js';
import { decimalOf } from './paypal-amount.rules.js';
import { capturesOf, holdOf, isDeclined, movedCapture, payPalCharge } from './paypal-charges.rules.js';

const CURRENCY = 'EUR';
const MOST_DESCRIPTION = 127;
const HONOURED_MS = 3 * 24 * 3_600_000;
const PAYS = '/services/payments/payment/authcapture';

/** PayPal with a restaurant's own keys: one order a charge, found again by its id. */
export class PayPalEdge implements PayEdge {
  readonly service = 'paypal';
  private readonly calls: PayPalCalls;

  constructor(line: PayPalLine) {
    this.calls = new PayPalCalls(line);
  }

  async check(keys: MerchantKeys): Promise<KeysVerdict> {
    try {
      const { app, scope } = await this.calls.signIn(keys);
      if (scope !== '' && !scope.includes(PAYS)) return { ok: false, why: 'notActivated' };
      return { ok: true, account: app, test: keys.sandbox };
    } catch (error) {
      if (error instanceof PayUnreachable) return { ok: false, why: 'unreachable' };
      if (!(error instanceof PayRefused)) throw error;
      return { ok: false, why: (await this.isOtherSide(keys)) ? 'keysMixed' : 'secretRefused' };
    }
  }

  begin(keys: MerchantKeys, charge: NewCharge, once: string): Promise<BegunCharge> {
    return this.calls.ask(keys, async (ask) => {
      const { id } = await ask.post<PayPalOrder>('/v2/checkout/orders', newOrder(charge), `${once}:begin`);
      return { id, clientSecret: null };
    });
  }

  read(keys: MerchantKeys, id: string): Promise<Charge | null> {
    return this.calls.ask(keys, (ask) => find(ask, keys, id));
  }

  /** What the guest has approved is held, or captured when it was begun so; what they have not stays as it is. */
  authorise(keys: MerchantKeys, id: string, once: string): Promise<Charge> {
    return this.calls.ask(keys, async (ask) => {
      const order = await getOrder(ask, id);
      if (order.status !== 'APPROVED') return whole(ask, keys, order);
      const verb = order.intent === 'AUTHORIZE' ? 'authorize' : 'capture';
      await ask.post(`${pathOf(id)}/${verb}`, {}, `${once}:authorise`);
      return get(ask, keys, id);
    });
  }

  capture(keys: MerchantKeys, id: string, cents: Cents, once: string): Promise<Charge> {
    return this.calls.ask(keys, async (ask) => {
      const hold = holdOf(await getOrder(ask, id));
      if (!hold) throw new PayRefused('other', 'ORDER_NOT_AUTHORISED');
      const path = `/v2/payments/authorizations/${await honoured(ask, hold, once)}/capture`;
      const body = { amount: amountOf(cents), final_capture: true };
      const capture = await ask.post<PayPalCapture>(path, body, `${once}:capture`);
      if (isDeclined(capture)) throw new PayRefused('declined', `CAPTURE_${capture.status}`);
      return get(ask, keys, id);
    });
  }

  /** An order without a hold needs nobody to let it go: PayPal forgets it, and money moves by our own call alone. */
  void(keys: MerchantKeys, id: string, once: string): Promise<Charge> {
    return this.calls.ask(keys, async (ask) => {
      const order = await getOrder(ask, id);
      const hold = holdOf(order);
      if (!hold && capturesOf(order).length > 0) throw new PayRefused('other', 'ORDER_ALREADY_CAPTURED');
      if (!hold) return { ...(await whole(ask, keys, order)), state: 'voided' };
      if (hold.status !== 'VOIDED') {
        await ask.post(`/v2/payments/authorizations/${hold.id}/void`, {}, `${once}:void`);
      }
      return get(ask, keys, id);
    });
  }

  /** PayPal forgets its keys after some weeks, so a refund of that reference is looked for first. */
  refund(
    keys: MerchantKeys,
    id: string,
    { cents, reference }: { cents: Cents; reference: string },
    once: string,
  ): Promise<Charge> {
    return this.calls.ask(keys, async (ask) => {
      const order = await getOrder(ask, id);
      const before = await whole(ask, keys, order);
      if (before.refunds.some((one) => one.reference === reference && one.state !== 'failed')) return before;
      const capture = movedCapture(capturesOf(order));
      if (!capture) throw new PayRefused('other', 'NOTHING_CAPTURED');
      const body = { amount: amountOf(cents), custom_id: reference };
      await ask.post(`/v2/payments/captures/${capture.id}/refund`, body, `${once}:refund`);
      return get(ask, keys, id);
    });
  }

  registerWebhook(keys: MerchantKeys, url: string): Promise<WebhookSeal> {
    return this.calls.ask(keys, async (ask) => {
      const body = { url, event_types: PAYPAL_EVENTS.map((name) => ({ name })) };
      try {
        const { id } = await ask.post<{ id: string }>('/v1/notifications/webhooks', body, null);
        return { id, secret: '' };
      } catch (error) {
        const isThere = error instanceof PayRefused && error.detail === 'WEBHOOK_URL_ALREADY_EXISTS';
        const known = isThere ? await webhookAt(ask, url) : null;
        if (known === null) throw error;
        return { id: known, secret: '' };
      }
    });
  }

  removeWebhook(keys: MerchantKeys, id: string): Promise<void> {
    return this.calls.ask(keys, (ask) => ask.remove(`/v1/notifications/webhooks/${encodeURIComponent(id)}`));
  }

  async registerDomain(): Promise<void> {}

  /** Asks PayPal, so the caller limits how often strangers may make us. */
  async hintOf(keys: MerchantKeys, seal: WebhookSeal, call: RawCall): Promise<ChargeHint | null> {
    const question = isTooLong(call) ? null : verificationOf(seal, call, Date.now());
    return question === null ? null : this.calls.ask(keys, (ask) => payPalHint(ask, question, call));
  }

  /** Live keys with the switch at sandbox, or the other way round. */
  private async isOtherSide(keys: MerchantKeys): Promise<boolean> {
    if (!this.calls.hasOwnSandbox) return false;
    const other = { publicKey: keys.publicKey, secretKey: keys.secretKey, sandbox: !keys.sandbox };
    return this.calls.signIn(other).then(
      () => true,
      () => false,
    );
  }
}

const amountOf = (cents: Cents): PayPalAmount => ({ currency_code: CURRENCY, value: decimalOf(cents) });
const pathOf = (id: string): string => `/v2/checkout/orders/${encodeURIComponent(id)}`;

const newOrder = ({ amountCents, reference, description, capture, returnUrl }: NewCharge) => ({
  intent: capture === 'later' ? 'AUTHORIZE' : 'CAPTURE',
  purchase_units: [
    {
      amount: amountOf(amountCents),
      custom_id: reference,
      description: description.slice(0, MOST_DESCRIPTION),
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        locale: 'de-DE',
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
        payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
        return_url: returnUrl,
        cancel_url: returnUrl,
      },
    },
  },
});

/**
 * A hold is honoured for three days, later only when it is renewed, which PayPal allows once. Where it says no the old one
 * may still be taken: that answer is the one that counts.
 */
async function honoured(
  ask: PayPalAsk,
  { id, create_time: since, amount }: PayPalHold,
  once: string,
): Promise<string> {
  const age = Date.now() - Date.parse(since ?? '');
  if (!(age > HONOURED_MS)) return id;
  try {
    const path = `/v2/payments/authorizations/${encodeURIComponent(id)}/reauthorize`;
    return (await ask.post<PayPalHold>(path, { amount }, `${once}:renew`)).id;
  } catch (error) {
    if (error instanceof PayRefused) return id;
    throw error;
  }
}

async function find(ask: PayPalAsk, keys: MerchantKeys, id: string): Promise<Charge | null> {
  const order = await ask.get<PayPalOrder>(pathOf(id));
  return order && whole(ask, keys, order);
}

async function getOrder(ask: PayPalAsk, id: string): Promise<PayPalOrder> {
  const order = await ask.get<PayPalOrder>(pathOf(id));
  if (!order) throw new PayRefused('other', 'RESOURCE_NOT_FOUND');
  return order;
}

const get = async (ask: PayPalAsk, keys: MerchantKeys, id: string): Promise<Charge> =>
  whole(ask, keys, await getOrder(ask, id));

async function whole(ask: PayPalAsk, { sandbox }: MerchantKeys, order: PayPalOrder): Promise<Charge> {
  const capture = movedCapture(capturesOf(order));
  return payPalCharge(order, capture ? await disputesOf(ask, capture.id) : [], sandbox);
}

/** Only the dispute itself says how it ended, not the list. */
async function disputesOf(ask: PayPalAsk, captureId: string): Promise<PayPalDispute[]> {
  const path = '/v1/customer/disputes';
  const listed = await ask
    .get<{ items?: PayPalDispute[] }>(`${path}?disputed_transaction_id=${encodeURIComponent(captureId)}`)
    .catch(nothingWithoutPermission);
  const items = listed?.items ?? [];
  return Promise.all(
    items.map(async (item) =>
      item.status === 'RESOLVED'
        ? ((await ask.get<PayPalDispute>(`${path}/${encodeURIComponent(item.dispute_id)}`)) ?? item)
        : item,
    ),
  );
}

/** Some keys may not look at disputes; their payments count all the same. */
function nothingWithoutPermission(error: unknown): null {
  if (error instanceof PayRefused) return null;
  throw error;
}

async function webhookAt(ask: PayPalAsk, url: string): Promise<string | null> {
  const listed = await ask.get<{ webhooks: { id: string; url: string }[] }>('/v1/notifications/webhooks');
  return listed?.webhooks.find((one) => one.url === url)?.id ?? null;
}
