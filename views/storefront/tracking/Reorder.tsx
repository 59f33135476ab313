import { useState } from 'react';
import type { MenuView } from '../../../src/storefront/menu/menu.view';
import type { QuoteLineView } from '../../../src/storefront/order/quote.view';
import { get } from '../lib/api';
import { readBasket, withLine, writeBasket } from '../lib/basket/basket';
import type { PageConfig } from '../lib/config';
import type { Sentences } from '../lib/words/sentences';
import { useSentences } from '../lib/words/Voice';
import { reorderOf } from './reorder';

interface Props {
  config: Pick<PageConfig, 'slug' | 'links' | 'speech'>;
  lines: QuoteLineView[];
}

/** What can still be had goes into the basket beside what is there already. */
export function Reorder({ config, lines }: Props) {
  const words = useSentences().tracking;
  const [answer, setAnswer] = useState<{ text: string; added: boolean } | null>(null);
  const [busy, setBusy] = useState(false);

  const again = async () => {
    setBusy(true);
    const menu = await get<MenuView>(`${config.links.api}/menu`);
    setBusy(false);
    if (!menu.ok) return setAnswer({ text: menu.message, added: false });

    const { lines: wanted, gone } = reorderOf(lines, menu.data);
    if (wanted.length > 0) writeBasket(config.slug, wanted.reduce(withLine, readBasket(config.slug)));
    setAnswer({ text: sentenceOf(wanted.length, gone, words), added: wanted.length > 0 });
  };

  return (
    <section className="again" aria-label={words.again}>
      {!answer?.added && (
        <button type="button" className="button" onClick={() => void again()} disabled={busy}>
          {words.again}
        </button>
      )}
      {answer && (
        <p className="hint" role="status">
          {answer.text}
        </p>
      )}
      {answer?.added && (
        <a className="button" href={config.links.checkout}>
          {words.toCheckout}
        </a>
      )}
    </section>
  );
}

function sentenceOf(added: number, gone: string[], words: Sentences['tracking']): string {
  const missing = words.gone(gone.join(', '));
  if (added === 0) return missing;
  return gone.length === 0 ? words.allInBasket : `${words.restInBasket} ${missing}`;
}
