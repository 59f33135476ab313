import type { Quoted } from '../../lib/basket/useQuote';
import { Icon } from '../../lib/Icon';

/** Why it cannot be ordered like this; what can be done about it is on the button. */
export function BasketProblem({ quoted: { quote, problem } }: { quoted: Quoted }) {
  if (problem !== null) {
    return (
      <p className="note note--bad" role="alert">
        <Icon name="alert" />
        <span>{problem}</span>
      </p>
    );
  }
  const refusal = quote?.refusal;
  // The way's own line asks for the address, the bar tells the minimum.
  if (!refusal || refusal.code === 'addressMissing' || refusal.code === 'belowMinimum') return null;
  return (
    <p className="note note--warn" role="status">
      <Icon name="alert" />
      <span>{refusal.message}</span>
    </p>
  );
}
