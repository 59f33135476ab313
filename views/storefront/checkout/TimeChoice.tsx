import { useEffect, useState } from 'react';
import type { QuoteView, SlotsView } from '../../../src/storefront/order/quote.view';
import { get, type Result } from '../lib/api';
import type { Basket } from '../lib/basket/basket';
import { isAboutTime } from '../lib/basket/refusals';
import { Icon } from '../lib/Icon';
import { useCheckoutWords } from '../lib/words/sentences.checkout';
import { useVoice } from '../lib/words/Voice';
import { soonText } from './ordering/when-text';
import { Slots } from './Slots';

interface Props {
  api: string;
  fulfilment: Basket['fulfilment'];
  /** Where it is driven to: an area may have hours of its own. */
  postalCode: string | null;
  preorder: boolean;
  /** 'asap' or the instant of a slot. */
  value: string;
  quote: QuoteView | null;
  /** What is shown is of a time before. */
  busy: boolean;
  /** `isOwn` is false for a time the guest has not asked for. */
  change: (when: string, isOwn?: boolean) => void;
}

/** The times come from the server and are asked for anew when the guest wants to choose one. */
export function TimeChoice(props: Props) {
  const { api, fulfilment, postalCode, preorder, value, quote, busy, change } = props;
  const words = useCheckoutWords();
  const { language } = useVoice();
  const notSoon = useWhyNotSoon(value, quote);
  /** Whoever cannot have it soon chooses among the times at once; what a guest has said counts from then on. */
  const [said, setSaid] = useState<boolean | null>(value === 'asap' ? null : true);
  const choosing = said ?? (preorder && notSoon !== null);
  const choose = (later: boolean) => {
    setSaid(later);
    if (!later) change('asap');
  };
  const answer = useSlots({ isWanted: choosing, api, fulfilment, postalCode });
  const soon =
    value === 'asap' && quote && !quote.refusal ? soonText(fulfilment, quote, words, language) : null;
  const isRefused = value !== 'asap' && !busy && isAboutTime(quote?.refusal?.code);
  const notThen = isRefused ? quote?.refusal?.message : null;
  const days = answer?.ok ? answer.data.days : null;
  return (
    <fieldset className="desk__part" id="wann" tabIndex={-1}>
      <legend className="visually-hidden">{words.when}</legend>
      <label className="pick">
        <input type="radio" name="when" checked={!choosing} onChange={() => choose(false)} />
        <span className="pick__text">
          {words.asap}
          {(soon || notSoon) && <small>{soon ?? notSoon}</small>}
        </span>
      </label>
      {preorder && (
        <label className="pick">
          <input type="radio" name="when" checked={choosing} onChange={() => choose(true)} />
          <span className="pick__text">
            {words.chooseTime}
            <small>{words.chooseTimeHint}</small>
          </span>
        </label>
      )}
      {choosing && !answer && <p className="slots slots--coming" aria-hidden="true" />}
      {answer && !answer.ok && <p role="alert">{answer.message}</p>}
      {choosing && days?.length === 0 && (
        <p className="note" role="status">
          {words.noPreorder}
        </p>
      )}
      {choosing && notThen && (
        <p className="note note--warn" role="status">
          <Icon name="alert" />
          <span>{notThen}</span>
        </p>
      )}
      {choosing && days && days.length > 0 && <Slots days={days} value={value} change={change} />}
    </fieldset>
  );
}

/** Why nobody cooks at once; it still stands there while a later time is chosen. */
function useWhyNotSoon(value: string, quote: QuoteView | null): string | null {
  const [why, setWhy] = useState<string | null>(null);
  const { code, message = null } = quote?.refusal ?? {};
  useEffect(() => {
    if (value === 'asap' && quote) setWhy(isAboutTime(code) ? message : null);
  }, [value, quote, code, message]);
  return why;
}

interface Wanted extends Pick<Props, 'api' | 'fulfilment' | 'postalCode'> {
  isWanted: boolean;
}

const FRESH_MS = 60_000;

/** Times pass and are taken while somebody chooses. */
function useSlots({ isWanted, api, fulfilment, postalCode }: Wanted) {
  const [answer, setAnswer] = useState<Result<SlotsView> | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let stale = false;
    const where = postalCode ? `&postalCode=${postalCode}` : '';
    const ask = async () => {
      const slots = await get<SlotsView>(`${api}/slots?fulfilment=${fulfilment}${where}`);
      if (!stale) setAnswer((last) => (slots.ok || !last?.ok ? slots : last));
    };
    void ask();
    const again = setInterval(() => document.visibilityState === 'visible' && void ask(), FRESH_MS);
    return () => {
      stale = true;
      clearInterval(again);
    };
  }, [api, fulfilment, postalCode, isWanted]);
  return isWanted ? answer : null;
}
