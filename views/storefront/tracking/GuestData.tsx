import { useState } from 'react';
import type { GuestDataView } from '../../../src/shop/order/contact/order-export.view';
import type { TrackingView } from '../../../src/storefront/order/quote.view';
import { post } from '../lib/api';
import { inLanguage } from '../lib/config';
import { Icon } from '../lib/Icon';
import { useTrackingWords } from '../lib/words/sentences.tracking';
import { useVoice } from '../lib/words/Voice';
import { InlineConfirm } from './InlineConfirm';
import { Trouble } from './Trouble';

interface Props {
  call: string;
  order: TrackingView;
  /** Where it can be read. */
  page: string;
  changed: (order: TrackingView) => void;
}

/** What a guest may ask of the restaurant about their data (Art. 15, 17 and 20 GDPR), without writing to anybody. */
export function GuestData({ call, order, page, changed }: Props) {
  const { data: words } = useTrackingWords();
  const { language } = useVoice();
  const [problem, setProblem] = useState<string | null>(null);

  const load = async () => {
    const answer = await post<GuestDataView>(`${call}/export`, {});
    setProblem(answer.ok ? null : answer.message);
    if (answer.ok) saveAs(words.file(order.number), answer.data);
  };
  const erase = async () => {
    const answer = await post<TrackingView>(`${call}/erase`, {});
    if (answer.ok) changed(answer.data);
    return answer.ok ? null : answer.message;
  };
  return (
    <details className="card fold">
      <summary>
        <Icon name="info" />
        <span>{words.title}</span>
        <Icon name="down" small />
      </summary>
      <div className="fold__in after">
        <p className="small" role={order.erased ? 'status' : undefined}>
          {order.erased ? words.erased : words.kept(order.contactUntil)}
        </p>
        <Trouble text={problem} />
        <div className="after__row">
          <a className="button button--quiet button--small" href={inLanguage(page, language)}>
            {words.show}
          </a>
          <button
            type="button"
            className="button button--quiet button--small scripted"
            onClick={() => void load()}
          >
            {words.download}
          </button>
          {order.canErase && (
            <InlineConfirm ask={words.erase} sure={words.sure} yes={words.yes} no={words.no} act={erase} />
          )}
        </div>
        {!order.canErase && !order.erased && <p className="small">{words.later}</p>}
      </div>
    </details>
  );
}

function saveAs(name: string, data: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
