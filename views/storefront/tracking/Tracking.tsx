import type { PayScripts, TrackingView } from '../../../src/storefront/order/quote.view';
import type { PageConfig } from '../lib/config';
import { useTrackingWords } from '../lib/words/sentences.tracking';
import { PayNow } from '../paying/PayNow';
import { WhenAndWhere } from '../paying/WhenAndWhere';
import { Cancel } from './Cancel';
import { Details } from './Details';
import { GuestData } from './GuestData';
import { Money } from './Money';
import { isUnpaid } from './money-lines';
import { Place } from './Place';
import { Progress } from './Progress';
import { Receipt } from './Receipt';
import { Reorder } from './Reorder';
import { isWaiting, Thanks, Unpaid } from './Thanks';

export interface TrackingProps {
  order: TrackingView;
  token: string;
  config: Pick<PageConfig, 'slug' | 'links' | 'speech'>;
  /** The order as it stands after something was done here. */
  changed: (order: TrackingView) => void;
  /** Where to get what it takes to pay; null where nothing is paid online. */
  scripts: PayScripts | null;
  /** Neither the stream nor a question comes through. */
  away?: boolean;
}

const Head = ({ order }: { order: TrackingView }) =>
  isUnpaid(order) ? <Unpaid order={order} /> : <Thanks order={order} />;

export function Tracking({ order, token, config, changed, scripts, away = false }: TrackingProps) {
  const words = useTrackingWords();
  const { lines, steps, money } = order;
  const call = `${config.links.api}/order/${token}`;
  const isOff = steps.length === 0;
  const rests = isUnpaid(order) && isWaiting(order.state);
  return (
    <div className="desk desk--two">
      <div className="desk__main">
        {money.due ? (
          <PayNow
            order={order}
            due={money.due}
            about={<WhenAndWhere order={order} />}
            call={call}
            scripts={scripts}
            changed={changed}
          />
        ) : (
          <Head order={order} />
        )}
        {away && (
          <p className="note" role="status">
            {words.noLiveNews}
          </p>
        )}
        {!money.due && !rests && <Progress steps={steps} state={order.state} stopsText={order.stopsText} />}
        {isOff && <Money order={order} card />}
        {!isOff && !money.due && <Place order={order} />}
        {isOff && <Cancel call={call} order={order} changed={changed} />}
      </div>
      <div className="desk__main desk__side">
        <Details order={order} />
        {!money.due && (
          <section className="card scripted">
            {!isOff && <Receipt call={call} order={order} />}
            <Reorder config={config} lines={lines} />
          </section>
        )}
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
