import { Icon } from '../lib/Icon';
import { FINAL } from './ordering/blocker';
import type { Finding } from './ordering/useFaults';

/** What no field of this page can change is said before anybody fills one in. */
export function Final({ blocker }: { blocker: Finding | null }) {
  if (blocker?.place !== FINAL) return null;
  return (
    <p className="note note--warn findings" id={FINAL} role="status" tabIndex={-1}>
      <Icon name="alert" />
      <span>{blocker.text}</span>
    </p>
  );
}
