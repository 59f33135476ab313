import { formatEuro } from '../../../../src/shared/money';
import type { QuoteView } from '../../../../src/storefront/order/quote.view';
import { useSentences } from '../words/Voice';

/** Why it cannot be ordered like this, and what is near: the minimum, free delivery. */
export function Hints({ quote }: { quote: QuoteView }) {
  const { basket } = useSentences();
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
        <p className="hint">{basket.toMinimum(formatEuro(missingToMinimumCents))}</p>
      )}
      {toFree > 0 && <p className="small">{basket.toFreeDelivery(formatEuro(toFree))}</p>}
    </>
  );
}
