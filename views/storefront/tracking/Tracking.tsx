import type { TrackingView } from '../../../src/storefront/order/quote.view';
import type { PageConfig } from '../lib/config';
import { useTrackingWords } from '../lib/words/sentences.tracking';
import { Cancel } from './Cancel';
import { Details } from './Details';
import { GuestData } from './GuestData';
import { Place } from './Place';
import { Progress } from './Progress';
import { Receipt } from './Receipt';
import { Reorder } from './Reorder';
import { Thanks } from './Thanks';

export interface TrackingProps {
  order: TrackingView;
  token: string;
  config: Pick<PageConfig, 'slug' | 'links' | 'speech'>;
  /** The order as it stands after something was done here. */
  changed: (order: TrackingView) => void;
  /** Neither the stream nor a question comes through. */
  away?: boolean;
}

export function Tracking({ order, token, config, changed, away = false }: TrackingProps) {
  const words = useTrackingWords();
  const { lines, steps } = order;
  const call = `${config.links.api}/order/${token}`;
  const isOff = steps.length === 0;
  return (
    <div className="desk desk--two">
      <div className="desk__main">
        <Thanks order={order} />
        {away && (
          <p className="note" role="status">
            {words.noLiveNews}
          </p>
        )}
        <Progress steps={steps} state={order.state} stopsText={order.stopsText} />
        {!isOff && <Place order={order} />}
        {isOff && <Cancel call={call} order={order} changed={changed} />}
      </div>
      <div className="desk__main desk__side">
        <Details order={order} />
        <section className="card scripted">
          {!isOff && <Receipt call={call} order={order} />}
          <Reorder config={config} lines={lines} />
        </section>
        {!isOff && <Cancel call={call} order={order} changed={changed} />}
        <GuestData
          call={call}
          order={order}
          page={`${config.links.tracking}${token}/daten`}
          changed={changed}
        />
      </div>
    </div>
  );
}
