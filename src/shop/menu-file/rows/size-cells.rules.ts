import type { Fulfilment } from '../../../shared/fulfilment.types.js';
import type { Variant } from '../../menu/menu.types.js';
import type { SizeColumn } from '../table/menu-table.types.js';
import {
  centsIn,
  contentIn,
  type Meaning,
  noDateIn,
  wordsOfCents,
  wordsOfContent,
} from './cell-words.rules.js';

interface SizeCell {
  write(size: Variant): string;
  /** The change to the size that the text of the cell means. */
  read(text: string, size: Variant): Meaning<Partial<Variant>>;
}

export const SIZE_CELLS: Record<SizeColumn, SizeCell> = {
  size: {
    write: ({ name }) => name,
    read: (text) => {
      const name = noDateIn(text);
      return 'problem' in name ? name : { value: { name: name.value } };
    },
  },
  price: {
    write: ({ priceCents }) => wordsOfCents(priceCents),
    read: (text) => {
      if (text.trim() === '') return { problem: 'Der Preis fehlt.' };
      const cents = centsIn(text);
      return 'problem' in cents ? cents : { value: { priceCents: cents.value } };
    },
  },
  priceDelivery: ownPrice('delivery'),
  pricePickup: ownPrice('pickup'),
  priceTable: ownPrice('table'),
  content: {
    write: ({ content }) => wordsOfContent(content),
    read: (text) => {
      const content = contentIn(text);
      return 'problem' in content ? content : { value: { content: content.value } };
    },
  },
};

function ownPrice(fulfilment: Fulfilment): SizeCell {
  const ownIn = ({ ownPrices }: Variant) => ownPrices.find((own) => own.fulfilment === fulfilment);
  return {
    write: (size) => {
      const own = ownIn(size);
      return own ? wordsOfCents(own.priceCents) : '';
    },
    read: (text, size) => {
      const cents = text.trim() === '' ? { value: null } : centsIn(text);
      if ('problem' in cents) return cents;
      const { value } = cents;
      const others = size.ownPrices.filter((own) => own.fulfilment !== fulfilment);
      if (value === null) return { value: { ownPrices: others } };
      const mine = { fulfilment, priceCents: value };
      const known = ownIn(size) !== undefined;
      const ownPrices = size.ownPrices.map((own) => (own.fulfilment === fulfilment ? mine : own));
      return { value: { ownPrices: known ? ownPrices : [...others, mine] } };
    },
  };
}
