import {
  IconAlertTriangle,
  IconCash,
  IconCircleCheck,
  IconClock,
  IconClockPause,
  IconCreditCard,
  IconCreditCardRefund,
  IconPhoneIncoming,
  IconPrinterOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { FULFILMENT_LABEL, type Fulfilment } from '../../../../../../src/shared/fulfilment.types';
import type { BoardLine, BoardOrder } from '../../../../../../src/shop/order/order.view';
import { DishLine, DishNote } from '../../../../../components/orders/DishLine';
import { type Age, TONE_WORDS } from '../../../../../components/orders/work-age.rules';
import { Euro } from '../../../../../components/tables/Euro';
import { WAY_ICON } from '../../../../../components/tables/way-icon';
import { useNow } from '../../../../../lib/live/server-clock';
import { ageOf, countdownOf } from '../ageing.rules';
import type { Place } from '../board.rules';
import actions from './Actions.module.css';
import classes from './CardParts.module.css';

/** Seconds count where somebody waits for an answer. */
export const useAge = (order: BoardOrder, place: Place): Age =>
  ageOf(order, place, useNow(place === 'new' ? 1_000 : 10_000));

/** From the moment on in which it is late: what happens when nobody answers. */
export function Countdown({ order }: { order: BoardOrder }) {
  const now = useNow();
  const left = countdownOf(order, now);
  return left === null ? null : (
    <p className={classes.countdown}>
      <IconAlertTriangle size={16} aria-hidden />
      {left === '' ? 'Wird jetzt abgelehnt' : `Wird in ${left} automatisch abgelehnt`}
    </p>
  );
}

export function WayMark({ way, underway = false }: { way: Fulfilment; underway?: boolean }) {
  const Icon = WAY_ICON[way];
  return (
    <span className={classes.way} data-underway={underway || undefined}>
      <Icon size={18} aria-hidden />
      {underway ? 'unterwegs' : FULFILMENT_LABEL[way]}
    </span>
  );
}

/** Whoever took it on the phone is asked first. */
export const PhoneMark = ({ phoned, compact }: Pick<BoardOrder, 'phoned'> & { compact?: boolean }) =>
  phoned ? (
    <span className={classes.way} data-phone title="Telefon">
      <IconPhoneIncoming size={16} aria-hidden />
      <span className={compact ? 'visually-hidden' : undefined}>Telefon</span>
    </span>
  ) : null;

export const Pill = ({ age: { tone, text } }: { age: Age }) => (
  <span className={classes.pill} data-tone={tone}>
    {tone === 'late' && <IconAlertTriangle size={14} aria-hidden />}
    {tone === 'soon' && <IconClock size={14} aria-hidden />}
    <span className="visually-hidden">{TONE_WORDS[tone]}</span>
    {text}
  </span>
);

/** The first lines as the docket shows them; the rest at a tap. */
export function Lines({ lines, shown }: { lines: BoardLine[]; shown: number }) {
  const [all, setAll] = useState(false);
  const rest = lines.length - shown;
  const cut = !all && rest > 1;
  return (
    <ul className={classes.items}>
      {(cut ? lines.slice(0, shown) : lines).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a placed order never change places
        <DishLine key={index} line={line} classes={classes} />
      ))}
      {cut && (
        <li>
          <button type="button" className={classes.more} onClick={() => setAll(true)}>
            + {rest} weitere Positionen
          </button>
        </li>
      )}
    </ul>
  );
}

export const Note = ({ text }: { text: string }) => <DishNote text={text} className={classes.note} />;

const MONEY_ICON: Record<BoardOrder['money']['state'], typeof IconCash> = {
  open: IconCash,
  authorised: IconCreditCard,
  pending: IconCreditCard,
  paid: IconCircleCheck,
  failed: IconAlertTriangle,
  refunded: IconCreditCardRefund,
  partly: IconCreditCardRefund,
};

interface MoneyProps {
  order: BoardOrder;
  collect?: boolean;
  /** The card says above what went wrong. */
  said?: boolean;
}

/** What it comes to and how it stands with the money; whoever hands it over reads that it is still to be taken. */
export function Money({ order, collect, said }: MoneyProps) {
  const { payableCents, payment, money } = order;
  const open = money.state === 'open';
  const usual = open && payment === 'cardOnSite' ? IconCreditCard : MONEY_ICON[money.state];
  const Icon = money.unsettled ? IconAlertTriangle : usual;
  return (
    <span className={classes.money} data-state={money.state} data-unsettled={money.unsettled || undefined}>
      <b>
        <Euro cents={payableCents} />
      </b>
      <span className={classes.moneyWords}>
        <Icon size={16} aria-hidden />
        {open && collect ? <Collect payment={payment} /> : said ? 'offen' : money.words}
      </span>
      {money.test && <strong className={classes.test}>*** TEST ***</strong>}
    </span>
  );
}

/** Short, so that a card at the pass stays as low as the next one. */
const Collect = ({ payment }: Pick<BoardOrder, 'payment'>) =>
  payment === 'cardOnSite' ? (
    'Karte kassieren'
  ) : (
    <span>
      kassieren<span className="visually-hidden">: bar</span>
    </span>
  );

export const PaperSign = ({ text, compact = false }: { text: string; compact?: boolean }) => (
  <p className={classes.paper} data-compact={compact || undefined} title={compact ? text : undefined}>
    <IconPrinterOff size={16} aria-hidden />
    <span className={compact ? 'visually-hidden' : undefined}>{text}</span>
  </p>
);

export const AgeCheck = ({ minAge }: { minAge: number }) =>
  minAge > 0 ? <p className={classes.ageCheck}>Ab {minAge} Jahren: Ausweis zeigen lassen</p> : null;

/** Done while nothing got through; it is sent when the line is back. */
export const Remembered = () => (
  <span className={actions.remembered}>
    <IconClockPause size={18} aria-hidden />
    gemerkt
  </span>
);
