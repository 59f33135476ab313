import { formatEuro } from '../../../../src/shared/money';
import type { Language } from '../../../../src/shared/voice.types';
import type { StatusView, WayState } from '../../../../src/storefront/menu/menu.view';
import type { AddressView } from '../../../../src/storefront/order/quote.view';
import type { GuestWay } from '../../../../src/storefront/shop/shop.view';

/** Where the guest lets things be brought, and what applies there. */
export interface Place {
  postalCode: string;
  area: NonNullable<AddressView['area']>;
}

interface Telling {
  /** The words of the page, with places for what moves. */
  words: DOMStringMap;
  language: Language;
  place: Place | null;
}

/** 'Abholung 20–25 Min. · Lieferung 30–45 Min. ab 12 €'; null where nothing can be ordered at all. */
export function factsText(
  { tone, ways, takesOrders }: Pick<StatusView, 'tone' | 'ways' | 'takesOrders'>,
  telling: Telling,
): string | null {
  if (!takesOrders) return telling.words.onlyMenu ?? null;
  const offered = (['pickup', 'delivery'] as const).flatMap((way) => {
    const state = ways[way];
    return state ? [{ way, state }] : [];
  });
  if (offered.length === 0) return null;
  const isForLater = tone !== 'open' && offered.some(({ state }) => state.preorder);
  const facts = saysItAll(offered.map(({ state }) => state))
    ? []
    : offered
        .filter(({ way }) => isTold(way, { tone, ways }, telling.place))
        .map(({ way, state }) => factOf(way, state, telling));
  return [isForLater ? telling.words.preorder : '', facts.join(' · ')].filter(Boolean).join(' ');
}

/** While every way waits for the same hour, the sentence beside it names it already. */
const saysItAll = (states: readonly WayState[]): boolean =>
  states.every(({ open, short }) => !open && short === states[0]?.short);

/** Whoever has said where to reads of the delivery alone, and what the sentence beside it tells is not repeated. */
function isTold(
  way: GuestWay,
  { tone, ways }: Pick<StatusView, 'tone' | 'ways'>,
  place: Place | null,
): boolean {
  if (tone === 'closed') return true;
  if (place && ways.delivery?.open) return way === 'delivery';
  return ways[way]?.open === true;
}

/** 'Lieferung nach 10997: 35–55 Min. ab 18 €', and while it is shut 'Lieferung pausiert bis 19:30 Uhr'. */
function factOf(way: GuestWay, state: WayState, { words, language, place }: Telling): string {
  if (!state.open) return [words[way], state.short].filter(Boolean).join(' ');
  const here = way === 'delivery' ? place : null;
  const { from, to } = (here?.area ?? state).etaMinutes;
  const time = from === to ? words.in : words.between;
  const span = time?.replace('{from}', String(from)).replace('{to}', String(to));
  const name = here ? words.there?.replace('{code}', here.postalCode) : words[way];
  const amount = (here?.area ?? state).minOrderCents;
  const minimum =
    amount && words.minimum?.replace('{amount}', formatEuro(amount, language).replace(/[,.]00/, ''));
  return [name, span, minimum].filter(Boolean).join(' ');
}
