import { useState } from 'react';
import type { MenuView } from '../../../src/storefront/menu/menu.view';
import { get } from '../lib/api';
import { readBasket, withLine, writeBasket } from '../lib/basket/basket';
import type { PageConfig } from '../lib/config';
import { linkToDish } from '../lib/dish-link';
import { type TrackingWords, useTrackingWords } from '../lib/words/sentences.tracking';
import { type Again, type OrderedLine, reorderOf } from './reorder';

interface Props {
  config: Pick<PageConfig, 'slug' | 'links' | 'speech'>;
  lines: OrderedLine[];
  /** Where the basket is on the page itself. */
  openBasket?: () => void;
}

/** What can still be had goes into the basket beside what is there already. */
export function Reorder({ config, lines, openBasket }: Props) {
  const words = useTrackingWords();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);

  const again = async () => {
    if (busy) return;
    setBusy(true);
    const menu = await get<MenuView>(`${config.links.api}/menu`);
    setBusy(false);
    if (!menu.ok) return setAnswer({ text: menu.message, added: false, choose: [] });

    const { lines: wanted, gone, choose } = reorderOf(lines, menu.data);
    const missing = gone.filter((name) => !choose.some((dish) => dish.name === name));
    if (wanted.length > 0) writeBasket(config.slug, wanted.reduce(withLine, readBasket(config.slug)));
    setAnswer({
      text: sentenceOf({ added: wanted.length, isAll: gone.length === 0, missing }, words),
      added: wanted.length > 0,
      choose,
    });
  };

  return (
    <div className="after">
      {!answer?.added && (
        <button type="button" className="link" onClick={() => void again()} aria-busy={busy}>
          {words.again}
        </button>
      )}
      {answer?.text && (
        <p className="note" role="status">
          {answer.text}
        </p>
      )}
      {answer && answer.choose.length > 0 && (
        <p className="note" role="status">
          {words.chooseAnew}{' '}
          {answer.choose.map(({ productId, name }, index) => (
            <span key={productId}>
              {index > 0 && ', '}
              <a href={linkToDish(config.links.menu, productId)}>{name}</a>
            </span>
          ))}
        </p>
      )}
      {answer?.added && openBasket && (
        <button type="button" className="button button--small" onClick={openBasket}>
          {words.toBasket}
        </button>
      )}
      {answer?.added && !openBasket && (
        <a className="button button--small" href={config.links.checkout}>
          {words.toCheckout}
        </a>
      )}
    </div>
  );
}

interface Answer extends Pick<Again, 'choose'> {
  text: string;
  added: boolean;
}

/** '' when there is nothing to say but what has to be chosen anew. */
function sentenceOf(
  { added, isAll, missing }: { added: number; isAll: boolean; missing: string[] },
  words: TrackingWords,
): string {
  if (isAll) return words.allInBasket;
  return [added > 0 && words.restInBasket, missing.length > 0 && words.gone(missing.join(', '))]
    .filter(Boolean)
    .join(' ');
}
