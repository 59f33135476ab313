import { StrictMode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { TrackingPage, TrackingView } from '../../../src/storefront/quote.view';
import { get } from '../lib/api';
import { readConfig, readData } from '../lib/config';
import { Speaks } from '../lib/Speech';
import { Tracking } from './Tracking';

const config = readConfig();
const { links } = config;
const first = readData<TrackingPage>('tracking');
const POLL_MS = 15_000;

/** Live while the stream holds; asked for every quarter of a minute while it does not. */
function LiveTracking({ token, order: initial }: TrackingPage) {
  const [order, setOrder] = useState(initial);
  useEffect(() => {
    const url = `${links.api}/order/${token}`;
    let stream: EventSource | undefined;
    const refresh = async () => {
      const answer = await get<TrackingView>(url);
      if (answer.ok) setOrder(answer.data);
    };
    const connect = () => {
      stream = new EventSource(`${url}/live`);
      stream.onmessage = () => void refresh();
      stream.onopen = () => void refresh();
    };
    const poll = setInterval(() => {
      if (stream?.readyState === EventSource.CLOSED) connect();
      if (stream?.readyState !== EventSource.OPEN) void refresh();
    }, POLL_MS);
    connect();
    return () => {
      clearInterval(poll);
      stream?.close();
    };
  }, [token]);
  return <Tracking order={order} config={config} />;
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
