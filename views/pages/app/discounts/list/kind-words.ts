import type { DiscountKind } from '../../../../../src/shop/discount/discount.types';

interface KindWords {
  /** The address of the list, and of one of them. */
  list: string;
  one: string;
  title: string;
  lead: string;
  add: string;
  none: string;
  noneText: string;
  locked: string;
}

export const KIND_WORDS: Record<DiscountKind, KindWords> = {
  code: {
    list: '/app/discounts/codes',
    one: '/app/discounts/codes/code',
    title: 'Rabattcodes',
    lead: 'Gäste tippen sie beim Bestellen ein oder öffnen einen Link, der sie mitbringt.',
    add: 'Neuer Code',
    none: 'Noch kein Rabattcode',
    noneText:
      'Zum Beispiel 10 % zur ersten Bestellung, oder eine Serie einmaliger Codes für Flyer. Probieren kannst du jeden, bevor ihn ein Gast sieht.',
    locked: 'Rabattcodes gibt es',
  },
  campaign: {
    list: '/app/discounts/campaigns',
    one: '/app/discounts/campaigns/campaign',
    title: 'Aktionen',
    lead: 'Gelten von selbst, ohne Code. Gäste bekommen immer, was ihnen am meisten bringt.',
    add: 'Neue Aktion',
    none: 'Noch keine Aktion',
    noneText:
      'Zum Beispiel eine Happy Hour, 2 + 1 auf Pizza oder freie Lieferung ab 30 €. Probieren kannst du jede, bevor sie ein Gast sieht.',
    locked: 'Aktionen gibt es',
  },
};

export const addressOf = (kind: DiscountKind, id: string): string =>
  `${KIND_WORDS[kind].one}?id=${encodeURIComponent(id)}`;
