/** What a checker needs: every charge of both services with all that moved, in cents. */
export const ledgerOf = (stripe, paypal) => [
  ...[...stripe.money.intents.values()].map(stripeLine),
  ...[...paypal.money.orders.values()].map(paypalLine),
];

function stripeLine(intent) {
  const { charge } = intent;
  const refunds = (charge?.refunds ?? []).filter(
    ({ isRelease, status }) => !isRelease && status !== 'failed',
  );
  return {
    service: 'stripe',
    account: intent.account,
    id: intent.id,
    reference: intent.metadata.reference ?? null,
    amountCents: intent.amount,
    currency: intent.currency.toUpperCase(),
    status: intent.status,
    isHeld: intent.status === 'requires_capture',
    captures: charge?.captures ?? [],
    refunds: refunds.map(({ id, amount, metadata }) => ({
      id,
      cents: amount,
      reference: metadata.reference ?? null,
    })),
    disputes: (charge?.disputes ?? []).map(({ id, amount, status }) => ({ id, cents: amount, status })),
  };
}

function paypalLine(order) {
  return {
    service: 'paypal',
    account: order.account,
    id: order.id,
    reference: order.reference ?? null,
    amountCents: order.cents,
    currency: order.currency,
    status: order.status,
    isHeld: order.hold?.status === 'CREATED',
    captures: order.captures
      .filter(({ status }) => status !== 'DECLINED' && status !== 'PENDING')
      .map(({ cents, created }) => ({ cents, at: created })),
    refunds: order.refunds
      .filter(({ status }) => status !== 'FAILED')
      .map(({ id, cents, reference }) => ({ id, cents, reference: reference ?? null })),
    disputes: order.disputes.map(({ id, cents, status }) => ({ id, cents, status })),
  };
}
