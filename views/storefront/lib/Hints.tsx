import { formatEuro } from '../../../src/shared/money';
import type { QuoteView } from '../../../src/storefront/quote.view';

/** Why it cannot be ordered like this, and what is near: the minimum, free delivery. */
export function Hints({ quote }: { quote: QuoteView }) {
  const { refusal, missingToMinimumCents, missingToFreeDeliveryCents } = quote;
  const toFree = missingToFreeDeliveryCents ?? 0;
  return (
    <>
      {refusal && (
        <p className="hint" role="status">
          {refusal.message}
        </p>
      )}
      {!refusal && missingToMinimumCents > 0 && (
        <p className="hint">
          Noch {formatEuro(missingToMinimumCents)} bis zum Mindestbestellwert, dann entfällt der
          Mindermengenzuschlag.
        </p>
      )}
      {toFree > 0 && <p className="small">Noch {formatEuro(toFree)} bis zur kostenlosen Lieferung.</p>}
    </>
  );
}
