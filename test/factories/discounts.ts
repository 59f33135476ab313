/** Nothing named, so all of it. */
export const NOTHING = { categoryIds: [], productIds: [], notCategoryIds: [], notProductIds: [] };
export const ALWAYS = {
  minimumCents: 0,
  fulfilments: [],
  validFrom: null,
  validUntil: null,
  hours: null,
  clock: 'order',
  firstOrder: false,
  awayWeeks: null,
};

let drawn = 0;

/** Ten percent with a code that nobody has yet, when a test does not say otherwise. */
export const anOffer = (over: object = {}) => ({
  kind: 'code',
  label: 'Sommer',
  code: `Sommer ${++drawn}`,
  series: 0,
  enabled: true,
  effect: { kind: 'percent', percent: 10 },
  scope: NOTHING,
  conditions: ALWAYS,
  combinable: true,
  priority: 0,
  totalLimit: null,
  guestLimit: null,
  ...over,
});
