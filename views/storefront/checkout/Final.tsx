import { Icon } from '../lib/Icon';
import { useCheckoutWords } from '../lib/words/sentences.checkout';
import { FINAL } from './ordering/blocker';
import type { Finding } from './ordering/useFaults';

/** What no field of this page can change is said before anybody fills one in. */
export function Final({ blocker, menu }: { blocker: Finding | null; menu: string }) {
  const { toMenu } = useCheckoutWords();
  if (blocker?.place !== FINAL) return null;
  return (
    <div className="note note--warn findings" id={FINAL} role="status" tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <p>{blocker.text}</p>
        <a className="link" href={menu}>
          {toMenu}
        </a>
      </div>
    </div>
  );
}
