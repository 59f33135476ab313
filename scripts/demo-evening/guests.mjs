const NAMES = [
  'Sabine Kowalski',
  'Jonas Weber',
  'Familie Özkan',
  'Katrin Vogel',
  'Marek Nowak',
  'Elif Kaya',
  'Luca Ferrari',
  'Dr. Hannelore Müller-Lüdenscheidt',
  'Tom Richter',
  'Fatma Yıldız',
  'Paul Krämer',
  'Ines Albrecht',
];
const STREETS = [
  'Oranienstraße',
  'Wiener Straße',
  'Adalbertstraße',
  'Reichenberger Straße',
  'Ohlauer Straße',
];
const NOTES = [
  '',
  '',
  '',
  'Hinterhaus, Klingel defekt – bitte anrufen.',
  'Bitte schneiden',
  '',
  'Ohne Besteck',
];
const DISHES = 4;
const MINIMUM_CENTS = 2400;

/** `count` orders as guests send them: another seed is another evening. */
export function eveningOf(menu, count, seed) {
  const random = randomFrom(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const dishes = menu.categories
    .flatMap(({ products }) => products)
    .filter(({ soldOut, minAge, combo, halves }) => !soldOut && !minAge && !combo && !halves);
  return Array.from({ length: count }, (_, index) =>
    orderOf({ dishes, groups: menu.groups, random, pick, mailbox: `gast-${seed}-${index}@tresen.example` }),
  );
}

function orderOf({ dishes, groups, random, pick, mailbox }) {
  const delivery = random() < 0.6;
  const lines = Array.from({ length: 2 + Math.floor(random() * DISHES) }, () =>
    lineOf(pick(dishes), { groups, random, pick }),
  );
  const address = {
    street: pick(STREETS),
    houseNo: String(1 + Math.floor(random() * 120)),
    postalCode: '10999',
    city: 'Berlin',
    floor: '',
    company: '',
    note: '',
  };
  return {
    fulfilment: delivery ? 'delivery' : 'pickup',
    when: 'asap',
    ...(delivery && { address }),
    lines: enoughOf(lines, dishes),
    payment: random() < 0.5 ? 'cash' : 'cardOnSite',
    contact: {
      name: pick(NAMES),
      phone: `0171 ${1_000_000 + Math.floor(random() * 8_999_999)}`,
      email: mailbox,
      note: pick(NOTES),
    },
  };
}

/** More of the first dish until every area's minimum is met. */
function enoughOf([first, ...rest], dishes) {
  const priceOf = ({ productId, variantId }) =>
    dishes.find(({ id }) => id === productId).variants.find(({ id }) => id === variantId).priceCents;
  const restCents = rest.reduce((all, line) => all + priceOf(line), 0);
  const missing = Math.ceil((MINIMUM_CENTS - restCents) / priceOf(first));
  return [{ ...first, quantity: Math.max(2, missing) }, ...rest];
}

/** What must be chosen is chosen, and now and then something more. */
function lineOf({ id, variants, groupIds }, { groups, random, pick }) {
  const options = groups
    .filter((group) => groupIds.includes(group.id))
    .flatMap((group) => {
      const free = group.options.filter(({ soldOut }) => !soldOut);
      if (group.min > 0) return free.slice(0, group.min).map((option) => [group, option]);
      return random() < 0.25 && free.length > 0 ? [[group, pick(free)]] : [];
    })
    .map(([group, option]) => ({ groupId: group.id, optionId: option.id, quantity: 1 }));
  return { productId: id, variantId: pick(variants).id, options, quantity: 1, note: '' };
}

/** A small generator with a seed (mulberry32): the same evening can be had again. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
