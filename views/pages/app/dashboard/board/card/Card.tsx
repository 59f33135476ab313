import { IconBolt, IconCalendarTime, IconCheck, IconDots, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatTime } from '../../../../../../src/shared/berlin-time';
import { minutesFor } from '../../../../../../src/shop/order/board/accept.rules';
import type { BoardOrder } from '../../../../../../src/shop/order/order.view';
import { dayAndTime, serverNow } from '../../../../../lib/live/server-clock';
import { minutesUntil } from '../accept.rules';
import { goesOut, HANDED_OVER, PLACES, type Place, stepFromPass } from '../board.rules';
import { CallFirst } from '../call/CallFirst';
import { BrokenPayment } from '../money/BrokenPayment';
import { DriverMark } from '../road/DriverMark';
import type { Step } from '../useBoard';
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

interface CardProps {
  order: BoardOrder;
  place: Place;
  /** How many are more urgent. */
  rank: number;
  /** A docket that is not where it should be. */
  paper?: string;
  lost: boolean;
  /** Done while nothing got through. */
  remembered: boolean;
  leadMinutes: number;
  inWork: number;
  move: (step: Step) => void;
  put: (order: BoardOrder) => void;
  open: (question?: 'time' | 'reject' | 'cancel') => void;
}

const WORK_LINES = 4;
const NEW_LINES = 4;

export function Card(props: CardProps) {
  if (props.place === 'new') return <NewCard {...props} />;
  if (props.place === 'done') return <DoneCard {...props} />;
  return <WorkCard {...props} />;
}

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
  const { order, place, rank, paper, open } = props;
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
        <button type="button" className={actions.icon} aria-label={`Mehr zu ${name}`} onClick={() => open()}>
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
      {wantedAt ? `Vorbestellt für ${dayAndTime(wantedAt)}` : 'So bald wie möglich'}
      <span>{startsAt ? `Start ${dayAndTime(startsAt)}` : address?.zone}</span>
    </p>
  );
}

/** A tap on minutes is the acceptance. */
function AcceptButtons({ order, lost, leadMinutes, inWork, move, open }: CardProps) {
  const accept = (minutes: number) => move({ to: 'accepted', minutes });
  const [likely, ...others] = minutesFor(leadMinutes, inWork);
  if (order.wantedAt)
    return (
      <>
        <button
          type="button"
          className={actions.accept}
          disabled={lost}
          onClick={() => accept(minutesUntil(order, serverNow()))}
        >
          <b>Annehmen</b>
          <span>für {formatTime(new Date(order.wantedAt))}</span>
        </button>
        <button type="button" className={actions.chip} disabled={lost} onClick={() => open('time')}>
          <b>Zeit</b>
          <span>ändern</span>
        </button>
      </>
    );
  return (
    <>
      <button type="button" className={actions.accept} disabled={lost} onClick={() => accept(likely)}>
        <b>Annehmen</b>
        <span>in {likely} min</span>
      </button>
      {others.map((minutes) => (
        <button
          key={minutes}
          type="button"
          className={actions.chip}
          disabled={lost}
          onClick={() => accept(minutes)}
        >
          <span className="visually-hidden">Annehmen in </span>
          <b>{minutes}</b>
          <span>min</span>
        </button>
      ))}
    </>
  );
}

function WorkCard({ order, place, rank, paper, remembered, move, put, open }: CardProps) {
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
      <BrokenPayment order={order} put={put} reject={() => open('reject')} />
      <Foot order={order} remembered={remembered} open={open} said={order.money.state === 'failed'}>
        {order.money.state !== 'failed' && (
          <button type="button" className={actions.outlined} onClick={() => move({ to: 'ready' })}>
            <IconCheck size={18} aria-hidden />
            Fertig
          </button>
        )}
      </Foot>
    </Frame>
  );
}

function DoneCard({ order, place, rank, paper, remembered, move, put, open }: CardProps) {
  return (
    <Frame order={order} place={place} rank={rank}>
      <header className={classes.head}>
        <strong className={classes.number}>{order.number}</strong>
        <WayMark way={order.fulfilment} underway={order.state === 'underway'} />
        <DriverMark orderId={order.id} />
        {paper && <PaperSign text={paper} compact />}
        <Age order={order} place={place} />
      </header>
      <BrokenPayment order={order} put={put} reject={() => open('reject')} />
      <Foot order={order} remembered={remembered} open={open} collect>
        <button type="button" className={actions.quiet} onClick={() => move({ to: stepFromPass(order) })}>
          {goesOut(order) ? 'Unterwegs' : HANDED_OVER[order.fulfilment]}
        </button>
      </Foot>
      <AgeCheck minAge={order.minAge} />
    </Frame>
  );
}

interface FootProps extends Pick<CardProps, 'order' | 'remembered' | 'open'> {
  collect?: boolean;
  said?: boolean;
  children: ReactNode;
}

/** Who it is for and what it costs; the next step, or that it was noted down. */
const Foot = ({ order, remembered, open, collect, said, children }: FootProps) => (
  <footer className={classes.foot}>
    <button type="button" className={classes.guestLink} onClick={() => open()}>
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
