import { useState } from 'react';
import type { MenuView } from '../../../src/storefront/menu.view';
import type { QuoteLineView } from '../../../src/storefront/quote.view';
import { get } from '../lib/api';
import { readBasket, withLine, writeBasket } from '../lib/basket';
import type { PageConfig } from '../lib/config';
import { reorderOf } from './reorder';

interface Props {
  config: Pick<PageConfig, 'slug' | 'links' | 'speech'>;
  lines: QuoteLineView[];
}

/** What can still be had goes into the basket beside what is there already. */
export function Reorder({ config, lines }: Props) {
  const [answer, setAnswer] = useState<{ text: string; added: boolean } | null>(null);
  const [busy, setBusy] = useState(false);

  const again = async () => {
    setBusy(true);
    const menu = await get<MenuView>(`${config.links.api}/menu`);
    setBusy(false);
    if (!menu.ok) return setAnswer({ text: menu.message, added: false });

    const { lines: wanted, gone } = reorderOf(lines, menu.data);
    if (wanted.length > 0) writeBasket(config.slug, wanted.reduce(withLine, readBasket(config.slug)));
    setAnswer({ text: sentenceOf(wanted.length, gone), added: wanted.length > 0 });
  };

  return (
    <section className="again" aria-label="Noch einmal bestellen">
      {!answer?.added && (
        <button type="button" className="button" onClick={() => void again()} disabled={busy}>
          Noch einmal bestellen
        </button>
      )}
      {answer && (
        <p className="hint" role="status">
          {answer.text}
        </p>
      )}
      {answer?.added && (
        <a className="button" href={config.links.checkout}>
          Weiter zur Kasse
        </a>
      )}
    </section>
  );
}

function sentenceOf(added: number, gone: string[]): string {
  const missing = `Gerade nicht zu haben: ${gone.join(', ')}.`;
  if (added === 0) return missing;
  return gone.length === 0 ? 'Alles liegt im Warenkorb.' : `Der Rest liegt im Warenkorb. ${missing}`;
}
