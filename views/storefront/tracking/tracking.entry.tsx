import { StrictMode, useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { TrackingPage, TrackingView } from '../../../src/storefront/order/quote.view';
import { get } from '../lib/api';
import { readConfig, readData } from '../lib/config';
import { inOrder } from '../lib/live/in-order';
import { Speaks } from '../lib/words/Voice';
import { Tracking } from './Tracking';

const config = readConfig();
const { links } = config;
const first = readData<TrackingPage>('tracking');
const POLL_MS = 15_000;
/** A stream may be dead without knowing it. */
const POLLS_ANYWAY = 4;

/** Live while the stream holds; asked for every quarter of a minute while it does not, and whenever a phone wakes up. */
function LiveTracking({ token, order: initial, scripts }: TrackingPage) {
  const [order, setOrder] = useState(initial);
  const [away, setAway] = useState(false);
  useHeadingOnce(order);
  useEffect(() => {
    const url = `${links.api}/order/${token}`;
    let stream: EventSource | undefined;
    const refresh = inOrder(
      () => get<TrackingView>(url),
      (answer) => {
        if (answer.ok) setOrder(answer.data);
        setAway(!answer.ok && answer.status === 0);
      },
    );
    const connect = () => {
      stream = new EventSource(`${url}/live`);
      stream.onmessage = () => void refresh();
      stream.onopen = () => void refresh();
    };
    let polls = 0;
    const poll = setInterval(() => {
      polls += 1;
      if (stream?.readyState === EventSource.CLOSED) connect();
      if (stream?.readyState !== EventSource.OPEN || polls % POLLS_ANYWAY === 0) void refresh();
    }, POLL_MS);
    const wake = () => document.visibilityState === 'visible' && void refresh();
    document.addEventListener('visibilitychange', wake);
    connect();
    return () => {
      clearInterval(poll);
      document.removeEventListener('visibilitychange', wake);
      stream?.close();
    };
  }, [token]);
  return (
    <Tracking order={order} token={token} config={config} scripts={scripts} changed={setOrder} away={away} />
  );
}

/** The form to pay goes and the order begins: whoever does not see it is taken to the new heading. */
function useHeadingOnce({ money: { due } }: TrackingView): void {
  const waited = useRef(due !== null);
  useEffect(() => {
    if (!waited.current || due) return;
    waited.current = false;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [due]);
}

const place = document.getElementById('bestellung');
if (place) {
  hydrateRoot(
    place,
    <StrictMode>
      <Speaks speech={config.speech}>
        <LiveTracking {...first} />
      </Speaks>
    </StrictMode>,
  );
}
