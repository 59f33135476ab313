/** What the form of a new dish sends, but for its category. */
export const PLAIN_DISH = {
  number: '',
  name: 'Mittagsmenü',
  description: '',
  taxClass: 'food',
  variants: [{ id: '', name: '', priceCents: 1000, content: null }],
  optionGroupIds: [],
  allergens: [],
  additives: [],
  depositCents: 0,
  minAge: 0,
  fulfilments: ['delivery', 'pickup'],
};

export const picture = { id: 'abc123', alt: 'Pizza', focus: { x: 0.5, y: 0.2 }, width: 1280, height: 960 };

export const packed = {
  legalName: 'Pils',
  ingredientsText: '',
  netQuantity: '0,5 l',
  responsibleBusiness: 'Brauerei',
  alcoholVol: 4.9,
  nutrition: null,
};
