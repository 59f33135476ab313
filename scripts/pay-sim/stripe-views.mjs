/** What the simulator keeps becomes what Stripe answers. */
export function intentView(intent, expand = []) {
  const { id, amount, currency, status, charge } = intent;
  const isHeld = status === 'requires_capture';
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: isHeld ? amount : 0,
    amount_received: charge?.amountCaptured ?? 0,
    automatic_payment_methods: { enabled: true },
    canceled_at: intent.canceledAt ?? null,
    cancellation_reason: intent.cancellationReason ?? null,
    capture_method: intent.captureMethod,
    client_secret: intent.clientSecret,
    created: intent.created,
    currency,
    description: intent.description ?? null,
    last_payment_error: intent.error,
    latest_charge: charge && (has(expand, 'latest_charge') ? chargeView(intent, expand) : charge.id),
    livemode: intent.live,
    metadata: intent.metadata,
    next_action: intent.nextAction,
    payment_method: intent.card ? `pm_${id.slice(3)}` : null,
    payment_method_types: ['card'],
    status,
  };
}

export function chargeView(intent, expand = []) {
  const { charge } = intent;
  const moved = charge.refunds.filter(({ status }) => status !== 'failed');
  return {
    id: charge.id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: charge.amountCaptured,
    amount_refunded: moved.reduce((sum, { amount }) => sum + amount, 0),
    captured: charge.amountCaptured > 0,
    created: charge.created,
    currency: intent.currency,
    disputed: charge.disputes.length > 0,
    livemode: intent.live,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    payment_method_details: {
      type: 'card',
      card: {
        brand: intent.card.brand,
        last4: intent.card.last4,
        wallet: intent.card.wallet ? { type: intent.card.wallet } : null,
      },
    },
    refunded: moved.length > 0 && moved.reduce((sum, { amount }) => sum + amount, 0) >= intent.amount,
    refunds: has(expand, 'latest_charge.refunds')
      ? listOf(
          charge.refunds
            .slice(-10)
            .reverse()
            .map((refund) => refundView(intent, refund)),
          charge.refunds.length > 10,
        )
      : undefined,
    status: 'succeeded',
  };
}

export const refundView = (intent, refund) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  balance_transaction: refund.isRelease || refund.status === 'pending' ? null : `txn_${refund.id.slice(3)}`,
  charge: intent.charge.id,
  created: refund.created,
  currency: intent.currency,
  metadata: refund.metadata,
  payment_intent: intent.id,
  status: refund.status,
});

export const disputeView = (intent, dispute) => ({
  id: dispute.id,
  object: 'dispute',
  amount: dispute.amount,
  charge: intent.charge.id,
  created: dispute.created,
  currency: intent.currency,
  livemode: intent.live,
  payment_intent: intent.id,
  reason: 'product_not_received',
  status: dispute.status,
});

export const listOf = (data, hasMore = false) => ({ object: 'list', data, has_more: hasMore, url: '' });

const has = (expand, name) => expand.some((one) => one === name || one.startsWith(`${name}.`));
