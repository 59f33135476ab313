import { IconBolt, IconCalendarTime, IconCheck, IconDots, IconPhone } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { berlinClock, formatTime } from '../../../../../../src/shared/berlin-time';
import type { BoardOrder } from '../../../../../../src/shop/order/order.view';
import { dayAndTime, forWhen } from '../../../../../lib/live/server-clock';
import { goesOut, HANDED_OVER, PLACES, stepFromPass } from '../board.rules';
import { CallFirst } from '../call/CallFirst';
import { BrokenPayment } from '../money/BrokenPayment';
import { DriverMark } from '../road/DriverMark';
import { AcceptButtons } from './AcceptButtons';
import actions from './Actions.module.css';
import classes from './Card.module.css';
import {
  AgeCheck,
  Countdown,
  Lines,
  Money,
  Note,
  PaperSign,
  PhoneMark,
  Pill,
  Remembered,
  useAge,
  WayMark,
} from './CardParts';
import type { CardProps } from './card.types';

const WORK_LINES = 4;
const NEW_LINES = 4;

/** Drawn anew only when something of this order has changed: most of what happens concerns one of many. */
export const Card = memo(function Card(props: CardProps) {
  if (props.place === 'new') return <NewCard {...props} />;
  if (props.place === 'done') return <DoneCard {...props} />;
  return <WorkCard {...props} />;
});

function Frame({
  order,
  place,
  rank,
  children,
}: Pick<CardProps, 'order' | 'place' | 'rank'> & { children: ReactNode }) {
  const { tone } = useAge(order, place);
  return (
    <article
      id={`bestellung-${order.id}`}
      tabIndex={-1}
      className={classes.card}
      data-place={place}
      data-tone={tone}
      data-order={order.id}
      data-rank={PLACES.indexOf(place) * 10_000 + rank}
      aria-label={`Bestellung ${order.number}`}
    >
      {children}
    </article>
  );
}

const Age = ({ order, place }: Pick<CardProps, 'order' | 'place'>) => <Pill age={useAge(order, place)} />;

function NewCard(props: CardProps) {
  const { order, place, rank, paper, acts } = props;
  const name = `Bestellung ${order.number}`;
  return (
    <Frame order={order} place={place} rank={rank}>
      <header className={classes.head}>
        <strong className={classes.number}>{order.number}</strong>
        <WayMark way={order.fulfilment} />
        <PhoneMark phoned={order.phoned} />
        <Age order={order} place={place} />
      </header>
      <Wish order={order} />
      <CallFirst order={order} />
      <Lines lines={order.lines} shown={NEW_LINES} />
      {order.note && <Note text={order.note} />}
      <AgeCheck minAge={order.minAge} />
      {paper && <PaperSign text={paper} />}
      <div className={classes.who}>
        <div className={classes.guest}>
          <strong>{order.name}</strong>
          {order.address && <span>{order.address.line}</span>}
          {order.address?.details && <span>{order.address.details}</span>}
        </div>
        <Money order={order} />
      </div>
      <Countdown order={order} />
      <div className={actions.actions}>
        <AcceptButtons {...props} />
        {order.phoneLink && (
          <a className={actions.icon} href={order.phoneLink} aria-label={`${order.name} anrufen`}>
            <IconPhone size={20} aria-hidden />
          </a>
        )}
        <button
          type="button"
          className={actions.icon}
          aria-label={`Mehr zu ${name}`}
          onClick={() => acts.open(order)}
        >
          <IconDots size={20} aria-hidden />
        </button>
      </div>
    </Frame>
  );
}

function Wish({ order: { wantedAt, startsAt, address } }: { order: BoardOrder }) {
  const Icon = wantedAt ? IconCalendarTime : IconBolt;
  return (
    <p className={classes.wish} data-ahead={wantedAt ? true : undefined}>
      <Icon size={16} aria-hidden />
      {wantedAt ? `Vorbestellt für ${forWhen(wantedAt)}` : 'So bald wie möglich'}
      <span>{startsAt ? `Start ${startOf(startsAt, wantedAt)}` : address?.zone}</span>
    </p>
  );
}

/** The day stands before it already, where it is the same. */
const startOf = (startsAt: string, wantedAt: string | null): string =>
  wantedAt && dayOf(startsAt) === dayOf(wantedAt) ? formatTime(new Date(startsAt)) : dayAndTime(startsAt);

const dayOf = (at: string): string => berlinClock(new Date(at)).date;

function WorkCard({ order, place, rank, paper, remembered, acts }: CardProps) {
  const due = order.promisedAt ?? order.wantedAt;
  return (
    <Frame order={order} place={place} rank={rank}>
      <header className={classes.head}>
        <strong className={classes.number}>{order.number}</strong>
        <WayMark way={order.fulfilment} />
        {due && (
          <time className={classes.due}>
            {place === 'later' ? dayAndTime(due) : formatTime(new Date(due))}
          </time>
        )}
        <Age order={order} place={place} />
      </header>
      <Lines lines={order.lines} shown={WORK_LINES} />
      {order.note && <Note text={order.note} />}
      {paper && <PaperSign text={paper} />}
      <BrokenPayment order={order} put={acts.put} reject={() => acts.open(order, 'reject')} />
      <Foot order={order} remembered={remembered} acts={acts} said={order.money.state === 'failed'}>
        {order.money.state !== 'failed' && (
          <button
            type="button"
            className={actions.outlined}
            onClick={() => acts.move(order, { to: 'ready' })}
          >
            <IconCheck size={18} aria-hidden />
            Fertig
          </button>
        )}
      </Foot>
    </Frame>
  );
}

function DoneCard({ order, place, rank, paper, remembered, acts }: CardProps) {
  return (
    <Frame order={order} place={place} rank={rank}>
      <header className={classes.head}>
        <strong className={classes.number}>{order.number}</strong>
        <WayMark way={order.fulfilment} underway={order.state === 'underway'} />
        <DriverMark orderId={order.id} />
        {paper && <PaperSign text={paper} compact />}
        <Age order={order} place={place} />
      </header>
      <BrokenPayment order={order} put={acts.put} reject={() => acts.open(order, 'reject')} />
      <Foot order={order} remembered={remembered} acts={acts} collect>
        <button
          type="button"
          className={actions.quiet}
          onClick={() => acts.move(order, { to: stepFromPass(order) })}
        >
          {goesOut(order) ? 'Unterwegs' : HANDED_OVER[order.fulfilment]}
        </button>
      </Foot>
      <AgeCheck minAge={order.minAge} />
    </Frame>
  );
}

interface FootProps extends Pick<CardProps, 'order' | 'remembered' | 'acts'> {
  collect?: boolean;
  said?: boolean;
  children: ReactNode;
}

/** Who it is for and what it costs; the next step, or that it was noted down. */
const Foot = ({ order, remembered, acts, collect, said, children }: FootProps) => (
  <footer className={classes.foot}>
    <button type="button" className={classes.guestLink} onClick={() => acts.open(order)}>
      <span>
        <PhoneMark phoned={order.phoned} compact />
        {[order.name, order.address?.line].filter(Boolean).join(', ')}
      </span>
      <Money order={order} collect={collect} said={said} />
      <span className="visually-hidden">Bestellung {order.number} öffnen</span>
    </button>
    {remembered ? <Remembered /> : children}
  </footer>
);
