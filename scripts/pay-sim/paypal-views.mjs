import { amountOf } from './paypal-money.mjs';

/** What the simulator keeps becomes what PayPal answers; `url` is the simulator's own address. */
export function orderView(order, url) {
  const payments = {
    ...(order.hold ? { authorizations: [holdView(order, url)] } : {}),
    ...(order.captures.length > 0
      ? { captures: order.captures.map((one) => captureView(order, one, url)) }
      : {}),
    ...(order.refunds.length > 0 ? { refunds: order.refunds.map((one) => refundView(order, one, url)) } : {}),
  };
  const link = (rel, path) => ({ href: `${url}${path}`, rel, method: 'GET' });
  return {
    id: order.id,
    intent: order.intent,
    status: order.status,
    create_time: order.created,
    ...(order.payer ? { payer: { payer_id: order.payer.id } } : {}),
    payment_source: { paypal: order.payer ? { account_id: order.payer.id } : {} },
    purchase_units: [
      {
        reference_id: 'default',
        amount: amountOf(order.cents, order.currency),
        custom_id: order.reference,
        description: order.description,
        ...(Object.keys(payments).length > 0 ? { payments } : {}),
      },
    ],
    links: [
      link('self', `/v2/checkout/orders/${order.id}`),
      link('payer-action', `/checkoutnow?token=${order.id}`),
    ],
  };
}

export const holdView = (order, url) => ({
  id: order.hold.id,
  status: order.hold.status,
  amount: amountOf(order.hold.cents, order.currency),
  custom_id: order.reference,
  create_time: order.hold.created,
  links: linksOf(url, `authorizations/${order.hold.id}`, `checkout/orders/${order.id}`),
});

export const captureView = (order, capture, url) => ({
  id: capture.id,
  status: capture.status,
  ...(capture.status === 'DECLINED' ? { status_details: { reason: 'DECLINED_BY_RISK_FRAUD_FILTERS' } } : {}),
  amount: amountOf(capture.cents, order.currency),
  final_capture: true,
  custom_id: order.reference,
  create_time: capture.created,
  links: linksOf(
    url,
    `captures/${capture.id}`,
    order.hold ? `payments/authorizations/${order.hold.id}` : `checkout/orders/${order.id}`,
  ),
});

/** PayPal names the order of a part in its webhooks; the part itself only shows the way up. */
export const toldView = (order, view) => ({
  ...view,
  supplementary_data: { related_ids: { order_id: order.id } },
});

const linksOf = (url, self, up) => [
  { href: `${url}/v2/payments/${self}`, rel: 'self', method: 'GET' },
  { href: `${url}/v2/${up}`, rel: 'up', method: 'GET' },
];

/** One made at PayPal itself carries the reference of its charge. */
export const refundView = (order, refund, url) => ({
  id: refund.id,
  status: refund.status,
  amount: amountOf(refund.cents, order.currency),
  custom_id: refund.reference ?? order.reference,
  create_time: refund.created,
  links: linksOf(url, `refunds/${refund.id}`, `payments/captures/${refund.capture}`),
});

export const disputeView = (order, dispute) => ({
  dispute_id: dispute.id,
  create_time: dispute.created,
  reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  status: dispute.status,
  dispute_amount: amountOf(dispute.cents, order.currency),
  ...(dispute.outcome ? { dispute_outcome: outcomeOf(order, dispute) } : {}),
  disputed_transactions: [{ seller_transaction_id: order.captures.at(-1).id }],
});

const outcomeOf = ({ currency }, { outcome, refundedCents }) => ({
  outcome_code: outcome,
  ...(refundedCents ? { amount_refunded: amountOf(refundedCents, currency) } : {}),
});
