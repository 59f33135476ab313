import { useEffect, useState } from 'react';
import type { Fulfilment } from '../../../../../src/shared/fulfilment.types';
import type { OfferPage } from '../../../../../src/shop/discount/desk/discount-desk.view';
import type { SentOffer } from '../../../../../src/shop/discount/desk/offer-input.types';
import type { TrialGuest, TrialView } from '../../../../../src/shop/discount/trial/trial.view';
import { api } from '../../../../lib/http/api';

export interface TrialLine {
  productId: string;
  variantId: string;
  name: string;
  quantity: number;
}

const WAIT_MS = 350;
const MOST = 99;

export type TrialState = ReturnType<typeof useTrial>;

/** A basket to try, priced by the server as soon as nobody types any more. */
export function useTrial(page: OfferPage, id: string | null, offer: SentOffer) {
  const [lines, setLines] = useState<TrialLine[]>(() => firstLines(page));
  const [fulfilment, setFulfilment] = useState<Fulfilment>('pickup');
  const [day, setDay] = useState(page.day);
  const [time, setTime] = useState(page.time);
  const [postalCode, setPostalCode] = useState(page.postalCode);
  const [guest, setGuest] = useState<TrialGuest>('new');
  const asked = JSON.stringify({
    id,
    offer: named(offer),
    lines: lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
    fulfilment,
    day,
    time,
    postalCode,
    guest,
  });
  const { result, problem, busy } = useAnswer(asked, lines.length > 0 && page.needs === null);

  const add = (line: Omit<TrialLine, 'quantity'>) =>
    setLines((known) => {
      const twin = known.find((one) => isSame(one, line));
      if (!twin) return [...known, { ...line, quantity: 1 }];
      return known.map((one) =>
        one === twin ? { ...one, quantity: Math.min(MOST, one.quantity + 1) } : one,
      );
    });
  const count = (line: TrialLine, by: number) =>
    setLines((known) =>
      known.flatMap((one) => {
        if (!isSame(one, line)) return [one];
        const quantity = Math.min(MOST, one.quantity + by);
        return quantity > 0 ? [{ ...one, quantity }] : [];
      }),
    );

  return {
    lines,
    add,
    count,
    when: { day, setDay, time, setTime },
    way: { fulfilment, setFulfilment, postalCode, setPostalCode },
    who: { guest, setGuest },
    result,
    problem,
    busy,
  };
}

interface Answer {
  result: TrialView | null;
  problem: string | null;
  busy: boolean;
}

/** What a rule is called changes nothing about what it gives. */
const named = (offer: SentOffer): SentOffer => ({
  ...offer,
  label: offer.label.trim() || 'Diese Regel',
  code: offer.kind === 'code' && offer.series === 0 ? 'PROBIEREN' : null,
});

/** The last answer stays in sight while the next one is asked for. */
function useAnswer(asked: string, isAsked: boolean): Answer {
  const [answer, setAnswer] = useState<Answer>({ result: null, problem: null, busy: isAsked });
  useEffect(() => {
    if (!isAsked) {
      setAnswer({ result: null, problem: null, busy: false });
      return;
    }
    const gone = new AbortController();
    setAnswer((last) => ({ ...last, busy: true }));
    const timer = setTimeout(async () => {
      const options = { silent: true, signal: gone.signal };
      const found = await api.post<TrialView>('/api/discount/try', JSON.parse(asked), options);
      if (gone.signal.aborted) return;
      if (found.success) setAnswer({ result: found.data, problem: null, busy: false });
      else setAnswer({ result: null, problem: found.message, busy: false });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [asked, isAsked]);
  return answer;
}

const isSame = (one: Omit<TrialLine, 'quantity'>, other: Omit<TrialLine, 'quantity'>): boolean =>
  one.productId === other.productId && one.variantId === other.variantId;

/** Something to look at: the first dish of each of the first categories. */
const firstLines = ({ categories }: OfferPage): TrialLine[] =>
  categories
    .flatMap(({ products }) => products.find(({ triable }) => triable) ?? [])
    .slice(0, 3)
    .flatMap(({ id: productId, name, variants: [first] }) =>
      first
        ? [
            {
              productId,
              variantId: first.id,
              name: [name, first.name].filter(Boolean).join(', '),
              quantity: 2,
            },
          ]
        : [],
    );
