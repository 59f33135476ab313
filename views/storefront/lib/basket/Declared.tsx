import type { QuoteView } from '../../../../src/storefront/order/quote.view';
import { useSentences } from '../words/Voice';

/** What the codes behind the dishes mean. */
export function Declared({ legend }: Pick<QuoteView, 'legend'>) {
  const { contains } = useSentences().menu;
  if (legend.length === 0) return null;
  return (
    <p className="small">
      {contains} {legend.map(({ code, name }) => `${code} ${name}`).join(', ')}
    </p>
  );
}
