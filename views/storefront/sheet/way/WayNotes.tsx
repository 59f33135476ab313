import type { WayState } from '../../../../src/storefront/menu/menu.view';
import type { AddressView } from '../../../../src/storefront/order/quote.view';
import type { ShopAbout } from '../../lib/config';
import { Icon } from '../../lib/Icon';
import { useEuro, useSentences } from '../../lib/words/Voice';
import type { Minutes } from './way';

interface Known {
  about: ShopAbout | undefined;
  minutes: Minutes | null;
}

export function PickupNote({ about, minutes }: Known) {
  const { way } = useSentences();
  if (!about) return null;
  return (
    <div className="note">
      <Icon name="pin" />
      <div>
        <b>{about.address}</b>
        {minutes && way.readyIn(minutes.from, minutes.to)}
      </div>
    </div>
  );
}

/** Nobody cooks or drives at this hour; what works nevertheless stands beside it. */
export function NotNow({ state: { sentence, preorder } }: { state: WayState }) {
  const { facts } = useSentences();
  return (
    <div className="note note--warn" role="status">
      <Icon name="alert" />
      <div>
        <b>{sentence}</b>
        {preorder && facts.preorder}
      </div>
    </div>
  );
}

interface AnswerProps extends Known {
  answer: AddressView;
  code: string;
}

/** What the delivery costs and how long it takes, or that nobody drives there. */
export function Answer({ answer: { area }, code, about, minutes }: AnswerProps) {
  const { way } = useSentences();
  const euro = useEuro();
  if (area) {
    const { etaMinutes: eta, minOrderCents, feeText } = area;
    const terms = [
      way.minutes(eta.from, eta.to),
      ...(minOrderCents > 0 ? [way.from(euro(minOrderCents))] : []),
      way.fee(feeText),
    ];
    return (
      <div className="note note--ok">
        <Icon name="check" />
        <div>
          <b>{way.yes}</b>
          {terms.join(' · ')}
        </div>
      </div>
    );
  }
  return (
    <div className="note note--warn">
      <Icon name="alert" />
      <div>
        <b>{way.outside(code)}</b>
        {about && way.pickUp(about.address)}
        {minutes && `. ${way.readyIn(minutes.from, minutes.to)}.`}
      </div>
    </div>
  );
}
