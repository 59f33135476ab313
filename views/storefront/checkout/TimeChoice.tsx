import { useEffect, useState } from 'react';
import { formatDate, formatDateTime, formatTime } from '../../../src/shared/berlin-time';
import type { QuoteView, SlotsView } from '../../../src/storefront/order/quote.view';
import { get } from '../lib/api';
import type { Basket } from '../lib/basket/basket';
import { isAboutTime } from '../lib/basket/refusals';
import { useSentences } from '../lib/words/Voice';
import { SlotChoice } from './SlotChoice';

interface Props {
  api: string;
  fulfilment: Basket['fulfilment'];
  /** Where it is driven to: an area may have hours of its own. */
  postalCode: string | null;
  preorder: boolean;
  /** 'asap' or the instant of a slot. */
  value: string;
  quote: QuoteView | null;
  change: (when: string) => void;
}

/** The times come from the server and are asked for anew when the guest wants to choose one. */
export function TimeChoice({ api, fulfilment, postalCode, preorder, value, quote, change }: Props) {
  const { checkout: words } = useSentences();
  const [choosing, setChoosing] = useState(value !== 'asap');
  const [days, setDays] = useState<SlotsView['days'] | null>(null);

  useEffect(() => {
    if (!choosing) return;
    let stale = false;
    const where = postalCode ? `&postalCode=${postalCode}` : '';
    void get<SlotsView>(`${api}/slots?fulfilment=${fulfilment}${where}`).then((answer) => {
      if (!stale && answer.ok) setDays(answer.data.days);
    });
    return () => {
      stale = true;
    };
  }, [api, fulfilment, postalCode, choosing]);

  const soon = value === 'asap' && quote && !quote.refusal ? soonText(fulfilment, quote, words) : null;
  const notSoon = value === 'asap' && isAboutTime(quote?.refusal?.code) ? quote?.refusal?.message : null;
  if (!preorder)
    return (
      <p>
        {words.asap}
        {soon && `, ${soon}`}
      </p>
    );
  return (
    <fieldset>
      <legend>{words.when}</legend>
      <label className="choice">
        <input
          type="radio"
          name="when"
          checked={!choosing}
          onChange={() => {
            setChoosing(false);
            change('asap');
          }}
        />
        <span>
          {words.asap}
          {soon && <span className="small">, {soon}</span>}
          {notSoon && <span className="small choice__why">{notSoon}</span>}
        </span>
      </label>
      <label className="choice">
        <input type="radio" name="when" checked={choosing} onChange={() => setChoosing(true)} />
        <span>{words.chooseTime}</span>
      </label>
      {choosing && days?.length === 0 && (
        <p className="hint" role="status">
          {words.noPreorder}
        </p>
      )}
      {choosing && days && days.length > 0 && <SlotChoice days={days} value={value} change={change} />}
    </fieldset>
  );
}

type Words = ReturnType<typeof useSentences>['checkout'];

/** A pickup is ready at its own time; minutes of delivery are for what is driven. */
function soonText(
  fulfilment: Basket['fulfilment'],
  { etaMinutes, handoverAt }: QuoteView,
  words: Words,
): string {
  if (fulfilment === 'delivery') return words.about(etaMinutes.from, etaMinutes.to);
  const at = new Date(handoverAt);
  const isToday = formatDate(at) === formatDate(new Date());
  return words.readyAt(isToday ? formatTime(at) : formatDateTime(at));
}
