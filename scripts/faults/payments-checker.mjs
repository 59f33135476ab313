const sum = (all, field = 'cents') => all.reduce((total, one) => total + one[field], 0);
const isGone = ({ state }) => state === 'rejected' || state === 'cancelled';
const wasAccepted = ({ events }) =>
  events.some(({ kind, to }) => (kind ?? 'moved') === 'moved' && to === 'accepted');

/**
 * What does not agree between the restaurant and the payment services, one sentence each. `orders` and `payments` as they
 * are stored, `charges` as the services have booked them, whoever they are for.
 */
export function moneyProblems({ orders, payments, charges }) {
  const of = (order) => {
    const ids = payments.filter((one) => one.for.id === order._id).map(({ _id }) => _id);
    return charges.filter(({ reference }) => ids.includes(reference));
  };
  const known = new Set(payments.map(({ _id }) => _id));
  const nobodys = charges.filter(({ reference, captures }) => captures.length > 0 && !known.has(reference));
  return [
    ...orders.flatMap((order) =>
      problemsOf(order, of(order)).map((problem) => `no. ${order.number}: ${problem}`),
    ),
    ...nobodys.map(({ id }) => `charge ${id} was captured for nobody`),
  ];
}

function problemsOf(order, charges) {
  const captures = charges.flatMap((charge) => charge.captures);
  const refunds = charges.flatMap((charge) => charge.refunds);
  const problems = [];
  const says = (isWrong, problem) => isWrong && problems.push(problem);
  says(captures.length > 1, `${captures.length} captures`);
  says(sum(refunds) > sum(captures), `${sum(refunds)} given back of ${sum(captures)}`);
  says(order.outbox.length > 0, 'somebody has not heard of it');
  if (order.state === 'awaitPayment') {
    says(captures.length > 0, 'captured, and the restaurant does not know of it');
    return problems;
  }
  if (isGone(order)) {
    says(
      sum(captures) !== sum(refunds),
      `${sum(captures) - sum(refunds)} kept of an order that came to nothing`,
    );
    says(captures.length > 0 && !wasAccepted(order), 'captured although nobody accepted it');
    says(
      charges.some(({ isHeld }) => isHeld),
      'still held for an order that came to nothing',
    );
    return problems;
  }
  const { state, paidCents, refundedCents } = order.payment;
  says(paidCents !== sum(captures), `${paidCents} paid here, ${sum(captures)} there`);
  says(refundedCents !== sum(refunds), `${refundedCents} given back here, ${sum(refunds)} there`);
  says(wasAccepted(order) && state === 'authorised', 'accepted and never paid');
  return problems;
}
