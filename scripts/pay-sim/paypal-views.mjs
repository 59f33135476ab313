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
  supplementary_data: { related_ids: { order_id: order.id } },
  links: [{ href: `${url}/v2/payments/authorizations/${order.hold.id}`, rel: 'self', method: 'GET' }],
});

export const captureView = (order, capture, url) => ({
  id: capture.id,
  status: capture.status,
  ...(capture.status === 'DECLINED' ? { status_details: { reason: 'DECLINED_BY_RISK_FRAUD_FILTERS' } } : {}),
  amount: amountOf(capture.cents, order.currency),
  final_capture: true,
  custom_id: order.reference,
  create_time: capture.created,
  supplementary_data: {
    related_ids: { order_id: order.id, ...(order.hold ? { authorization_id: order.hold.id } : {}) },
  },
  links: [{ href: `${url}/v2/payments/captures/${capture.id}`, rel: 'self', method: 'GET' }],
});

/** As in reality a refund does not name its order, only the way up to its capture. */
export const refundView = (order, refund, url) => ({
  id: refund.id,
  status: refund.status,
  amount: amountOf(refund.cents, order.currency),
  ...(refund.reference ? { custom_id: refund.reference } : {}),
  create_time: refund.created,
  links: [
    { href: `${url}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
    { href: `${url}/v2/payments/captures/${refund.capture}`, rel: 'up', method: 'GET' },
  ],
});

export const disputeView = (order, dispute) => ({
  dispute_id: dispute.id,
  create_time: dispute.created,
  reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  status: dispute.status,
  dispute_amount: amountOf(dispute.cents, order.currency),
  ...(dispute.outcome ? { dispute_outcome: { outcome_code: dispute.outcome } } : {}),
  disputed_transactions: [{ seller_transaction_id: order.captures.at(-1).id }],
});
