import type { OptionDraft, OptionGroupDraft } from '../../shop/menu/draft/menu-draft.types.js';

const topping = (
  name: string,
  priceCents: number,
  large: number,
  more: Pick<OptionDraft, 'allergens' | 'additives'> = {},
): OptionDraft => ({
  name,
  priceCents,
  variantPrices: { 'Normal (32 cm)': large },
  allergens: [],
  ...more,
});

/** Three of them are in the price of the pizza nach Wunsch. */
export const toppingsDemo: OptionGroupDraft = {
  key: 'pizza-belag',
  name: 'Womit belegen wir sie?',
  max: 8,
  freeQuantity: 3,
  options: [
    topping('Champignons', 120, 150),
    topping('Paprika', 120, 150),
    topping('Zucchini', 120, 150),
    topping('Rote Zwiebeln', 100, 120),
    topping('Blattspinat', 120, 150),
    topping('Artischockenherzen', 180, 220),
    topping('Getrocknete Tomaten', 150, 180, { allergens: ['sulphites'] }),
    topping('Oliven', 120, 150, { additives: ['blackened'] }),
    topping('Kapern', 100, 120),
    topping('Gorgonzola', 180, 220, { allergens: ['milk'] }),
    topping('Gekochter Schinken', 180, 220, { additives: ['nitrite', 'antioxidant', 'phosphate'] }),
    topping('Salami aus Mailand', 180, 220, { additives: ['nitrite', 'antioxidant'] }),
    topping('Thunfisch', 180, 220, { allergens: ['fish'] }),
    topping('Spiegelei', 150, 150, { allergens: ['eggs'] }),
  ],
};
