import type { SaidPart, SaidView } from '../../shared/said.types.js';
import type { Language } from '../../shared/voice.types.js';
import type { OrderLine } from '../../shop/basket/basket.types.js';
import { inGuestWords } from '../../shop/basket/guest-words.rules.js';
import { staysGerman } from '../../shop/menu/texts/size-words.rules.js';
import type { QuoteLineView } from './quote.view.js';

/** A line in the language of the page; what was not translated when it was ordered stays German there. */
export function lineViewOf(line: OrderLine, language: Language): QuoteLineView {
  const said = language === 'de' ? line : inGuestWords(line);
  const alike = line.guestWords?.alike ?? [];
  const german = (part: SaidPart, shown: string, kept: string): SaidPart[] =>
    language !== 'de' && staysGerman(shown, kept) && !alike.includes(kept) ? [part] : [];

  return {
    productId: line.productId,
    variantId: line.variantId,
    name: said.name,
    variant: said.variantName,
    ...inGerman([
      ...german('name', said.name, line.name),
      ...german('variant', said.variantName, line.variantName),
    ]),
    options: said.options.map(({ id, groupId, name, quantity, cents }, at) => ({
      id,
      groupId: groupId ?? null,
      name,
      ...inGerman(german('name', name, line.options[at]?.name ?? name)),
      quantity,
      cents,
    })),
    quantity: line.quantity,
    note: line.note,
    unitCents: line.unitCents,
    totalCents: line.grossCents,
    depositCents: line.depositCents,
    codes: line.declared.codes,
    declared: line.declared.complete,
  };
}

const inGerman = (parts: SaidPart[]): SaidView => (parts.length > 0 ? { inGerman: parts } : {});
