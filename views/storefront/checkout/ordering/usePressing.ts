import { useEffect, useState } from 'react';
import type { QuoteView } from '../../../../src/storefront/order/quote.view';
import type { Quoted } from '../../lib/basket/useQuote';
import type { PageConfig } from '../../lib/config';
import { FINDINGS, goTo } from '../Findings';
import { blockerOf, FINAL, isListed } from './blocker';
import { fromTop } from './faults';
import type { Order, Refused } from './place-order';
import type { Told } from './useFaults';
import { useOrdering } from './useOrdering';

interface Pressed {
  quoted: Quoted;
  told: Told;
  /** Asks for the price once more. */
  again: () => void;
  /** What goes out at the price on the button. */
  orderAt: (quote: QuoteView) => Order;
}

/** The button: what stops it is named, a price on its way is waited for, a refusal stands where it is mended. */
export function usePressing(config: PageConfig, { quoted, told, again, orderAt }: Pressed) {
  const { quote, busy } = quoted;
  const blocker = blockerOf(quoted);
  /** What stopped the order when the button was pressed; what comes up later is told where it belongs. */
  const [stopped, setStopped] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  /** The sum that was on the button when it was pressed while another price was on its way. */
  const [waiting, setWaiting] = useState<number | null>(null);
  const { sending, send } = useOrdering(config, (answer) => {
    setRefused(answer);
    told.refuse(answer.fields);
    // What has changed in the house stands in the summary before the guest decides anew.
    again();
    if (!isChange(answer)) goTo(Object.keys(answer.fields).length > 0 ? FINDINGS : 'kasse-problem');
  });

  const order = () => {
    setRefused(null);
    setStopped(blocker?.place ?? null);
    if (told.tellAll()) return goTo(FINDINGS);
    if (blocker) return goTo(blocker.place === FINAL ? FINAL : FINDINGS);
    if (!quote) return;
    if (busy) return setWaiting(quote.payableCents);
    void send(orderAt(quote));
  };
  useEffect(() => {
    if (waiting === null || busy) return;
    setWaiting(null);
    // Another sum is another decision.
    if (quote?.payableCents === waiting) order();
  });

  return {
    blocker,
    sending,
    order,
    findings: fromTop([...told.findings, ...(isListed(blocker, stopped) ? [blocker] : [])]),
    changed: refused && isChange(refused) ? refused : null,
    refusal: refused && isGeneral(refused) && refused.message !== quoted.problem ? refused.message : null,
    forgetRefusal: () => setRefused(null),
  };
}

const isChange = ({ code }: Refused): boolean => code === 'PRICE_CHANGED' || code === 'BASKET_REFUSED';

/** What has a field of its own is said there. */
const isGeneral = (refused: Refused): boolean =>
  !isChange(refused) && Object.keys(refused.fields).length === 0;
