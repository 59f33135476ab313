/**
 * What is wrong with what is left after a fault, one sentence each. `acknowledged`: `{ key, id, number, payableCents }` of
 * each 201; `accepted`: ids whose acceptance was answered; `papers`: `{ guest, text }` in the order they came out, null
 * when nobody printed; `others`: a digest of another shop's records before and after.
 */
export function problemsOf(facts) {
  return [
    ...lost(facts),
    ...double(facts),
    ...sameNumber(facts),
    ...wrongSums(facts),
    ...forgotten(facts),
    ...withoutPaper(facts),
    ...unmarked(facts),
    ...untold(facts),
    ...brokenHistory(facts),
    ...touched(facts),
  ];
}

function lost({ acknowledged, orders }) {
  const stored = new Map(orders.map((order) => [order._id, order]));
  return acknowledged.flatMap(({ id, number }) => {
    const order = stored.get(id);
    if (!order) return [`Order ${number} (${id}) was acknowledged and is lost.`];
    return order.number === number ? [] : [`Order ${id} was answered with ${number} and is ${order.number}.`];
  });
}

/** One key is one order, for the guest and in the store. */
function double({ acknowledged, orders }) {
  const answered = groupsOf(acknowledged, ({ key }) => key).filter(
    ([, group]) => idsOf(group, 'id').size > 1,
  );
  const stored = groupsOf(orders, ({ idempotencyKey }) => idempotencyKey).filter(
    ([, group]) => group.length > 1,
  );
  return [
    ...answered.map(([key]) => `Key ${key} was answered with different orders.`),
    ...stored.map(([key, group]) => `Key ${key} has ${group.length} orders.`),
  ];
}

const sameNumber = ({ orders }) =>
  groupsOf(orders, ({ businessDay, number }) => `${businessDay} ${number}`)
    .filter(([, group]) => group.length > 1)
    .map(([number, group]) => `Number ${number} was given to ${group.length} orders.`);

function wrongSums({ acknowledged, orders }) {
  const promised = new Map(acknowledged.map(({ id, payableCents }) => [id, payableCents]));
  return orders.flatMap(({ _id, number, lines, sums }) => {
    const { goodsCents, discountCents, fees, depositCents, groups, tipCents, voucherCents, payableCents } =
      sums;
    const taxed = goodsCents - discountCents + depositCents + sumOf(fees, 'cents');
    const right =
      sumOf(lines, 'grossCents') === goodsCents &&
      sumOf(groups, 'grossCents') === taxed &&
      groups.every(({ grossCents, netCents, vatCents }) => netCents + vatCents === grossCents) &&
      taxed + tipCents - voucherCents === payableCents &&
      payableCents === (promised.get(_id) ?? payableCents);
    return right ? [] : [`The sums of order ${number} (${_id}) do not agree.`];
  });
}

/** What the counter was told to be accepted has left the first column. */
function forgotten({ accepted, orders }) {
  const stored = new Map(orders.map((order) => [order._id, order]));
  return accepted
    .filter((id) => !hasBeen(stored.get(id), 'accepted'))
    .map((id) => `Order ${id} was accepted, and the store does not know it.`);
}

const VISIBLE = ['failed', 'unclear', 'cancelled'];

/** Each accepted order has its docket in the kitchen, or a failure somebody can see. */
function withoutPaper({ orders, printJobs, papers }) {
  const dockets = printJobs.filter(({ key }) => key.split('/')[1] !== 'cancelled');
  const about = new Map(groupsOf(dockets, ({ key }) => key.split('/')[0]));
  return orders
    .filter((order) => hasBeen(order, 'accepted'))
    .flatMap((order) => {
      const jobs = about.get(order._id) ?? [];
      if (jobs.length === 0) return [`Order ${order.number} was accepted and has no print job.`];
      if (papers === null || jobs.some(({ state }) => VISIBLE.includes(state))) return [];
      const states = jobs.map(({ state }) => state).join(', ');
      if (states !== 'printed') return [`The docket of order ${order.number} is ${states}.`];
      return papers.some(({ guest }) => guest === order.contact.name)
        ? []
        : [`Order ${order.number} counts as printed, and there is no paper.`];
    });
}

const isDocket = ({ text }) => !text.includes('STORNO');

/** From the second paper on the kitchen must see that it may have cooked this already. */
const unmarked = ({ papers }) =>
  groupsOf((papers ?? []).filter(isDocket), ({ guest }) => guest).flatMap(([guest, [, ...again]]) =>
    again
      .filter(({ text }) => !text.includes('WIEDERHOLUNG'))
      .map(() => `A second docket of ${guest} is not marked.`),
  );

const untold = ({ orders }) =>
  orders
    .filter(({ outbox }) => outbox.length > 0)
    .map(({ number, outbox }) => `Order ${number} still has ${outbox.length} in its outbox.`);

/** Each step once, each on the one before. */
const brokenHistory = ({ orders }) =>
  orders
    .filter(({ events, state }) => {
      const steps = events.map(({ to }) => to);
      const chained = events.every(
        ({ seq, previousHash }, index) =>
          seq === index && (index === 0 || previousHash === events[index - 1].hash),
      );
      return !chained || new Set(steps).size !== steps.length || steps.at(-1) !== state;
    })
    .map(({ number, events }) => `The history of order ${number} is broken: ${events.map(({ to }) => to)}.`);

const touched = ({ others }) =>
  others.before === others.after ? [] : ['Records of another shop have changed.'];

const hasBeen = (order, state) => order?.events.some(({ to }) => to === state) ?? false;

const sumOf = (items, field) => items.reduce((sum, item) => sum + item[field], 0);

const idsOf = (items, field) => new Set(items.map((item) => item[field]));

function groupsOf(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
