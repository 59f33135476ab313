import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageConfig } from '../../lib/config';
import { type Order, placeOrder, type Refused } from './place-order';

/** One order at a time, however often the button is tapped. */
export function useOrdering(config: PageConfig, refuse: (refused: Refused) => void) {
  const [sending, setSending] = useState(false);
  const underway = useRef(false);

  const settle = useCallback(() => {
    underway.current = false;
    setSending(false);
  }, []);
  useEffect(() => {
    // Back from the page of the order, out of the browser's memory.
    addEventListener('pageshow', settle);
    return () => removeEventListener('pageshow', settle);
  }, [settle]);

  const send = async (order: Order) => {
    if (underway.current) return;
    underway.current = true;
    setSending(true);
    const refused = await placeOrder(config, order);
    if (!refused) return;
    settle();
    refuse(refused);
  };
  return { sending, send };
}
