import {
  IconArrowBackUp,
  IconCheck,
  IconClockEdit,
  IconListCheck,
  IconPhone,
  IconPrinter,
  IconTrash,
  IconUserOff,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { formatTime } from '../../../../../../src/shared/berlin-time';
import { type BoardOrder, STATE_LABEL } from '../../../../../../src/shop/order/order.view';
import { Modal } from '../../../../../components/dialogs/Dialog';
import { useSending } from '../../../../../lib/form/sending';
import { closing } from '../../../../../lib/form/unsaved';
import { api } from '../../../../../lib/http/api';
import { dayAndTime, serverNow } from '../../../../../lib/live/server-clock';
import { toast } from '../../../../../lib/toasts/toasts';
import { usePageUser } from '../../../../../lib/vike/page-context';
import { HANDED_OVER, placeOf } from '../board.rules';
import { AgeCheck, Lines, Money, Note, WayMark } from '../card/CardParts';
import type { Step } from '../useBoard';
import { AgeForm } from './AgeForm';
import { ChangeForm } from './ChangeForm';
import classes from './OrderSheet.module.css';
import { ReasonForm } from './ReasonForm';
import { SHEET } from './sheet';
import { TimeForm } from './TimeForm';

export type Question = 'time' | 'reject' | 'cancel' | 'change' | 'age' | null;

const UNPAID = { reason: 'other', text: 'Die Zahlung ist nicht zustande gekommen.' };

interface Props {
  order: BoardOrder;
  first: Question;
  lost: boolean;
  move: (step: Step) => Promise<boolean>;
  put: (order: BoardOrder) => void;
  close: () => void;
}

/** All of one order, and all that can be done with it. */
export function OrderSheet({ order, first, close, ...props }: Props) {
  const [question, setQuestion] = useState<Question>(first);
  const title = `Nr. ${order.number} · ${STATE_LABEL[order.state]}`;
  const cancel = () => void closing(SHEET, close)();
  const answer = async (step: Step) => {
    if (await props.move(step)) close();
  };

  return (
    <Modal opened onClose={cancel} title={title} size="lg">
      {question === 'time' && <TimeForm order={order} move={answer} put={props.put} close={close} />}
      {(question === 'reject' || question === 'cancel') && (
        <ReasonForm
          kind={question}
          number={order.number}
          fulfilment={order.fulfilment}
          // None of the others is why a payment burst.
          likely={order.money.state === 'failed' ? UNPAID : undefined}
          lost={props.lost}
          answer={answer}
          close={cancel}
        />
      )}
      {question === 'change' && <ChangeForm order={order} put={props.put} close={close} cancel={cancel} />}
      {question === 'age' && <AgeForm order={order} put={props.put} answer={answer} />}
      {question === null && (
        <>
          <Details order={order} />
          <Actions order={order} ask={setQuestion} move={answer} put={props.put} close={close} />
        </>
      )}
    </Modal>
  );
}

const Details = ({ order }: { order: BoardOrder }) => (
  <div className={classes.details}>
    <p className={classes.facts}>
      <WayMark way={order.fulfilment} />
      <span>bestellt {dayAndTime(order.placedAt)}</span>
      {order.wantedAt && <span>gewünscht für {dayAndTime(order.wantedAt)}</span>}
      {order.promisedAt && <span>zugesagt {dayAndTime(order.promisedAt)}</span>}
      {order.seen && (
        <span>
          gesehen von {order.seen.name}, {formatTime(new Date(order.seen.at))}
        </span>
      )}
    </p>
    <Lines lines={order.lines} shown={100} />
    {order.note && <Note text={order.note} />}
    <AgeCheck minAge={order.minAge} />
    <p className={classes.guest}>
      <strong>{order.name}</strong>
      {order.phone && <span>{order.phone}</span>}
      {order.address && <span>{order.address.line}</span>}
      {order.address?.details && <span>{order.address.details}</span>}
      {order.address?.zone && <span>{order.address.zone}</span>}
    </p>
    <Money order={order} />
  </div>
);

interface ActionsProps {
  order: BoardOrder;
  ask: (question: Question) => void;
  move: (step: Step) => Promise<void>;
  put: (order: BoardOrder) => void;
  close: () => void;
}

function Actions({ order, ask, move, put, close }: ActionsProps) {
  const { busy, send } = useSending();
  const mayCancel = usePageUser()?.role !== 'staff';
  const place = order.column === null ? null : placeOf(order, serverNow());
  const print = async () => {
    if (await send(() => api.post('/api/desk/print', { id: order.id })))
      toast.success('Bon wird noch einmal gedruckt');
  };
  const recall = async () => {
    const answer = await send(() => api.post<BoardOrder>('/api/order/recall', { id: order.id }));
    if (!answer) return;
    put(answer.data);
    close();
  };

  return (
    <div className={classes.actions}>
      {place === 'working' && order.money.state !== 'failed' && (
        <button type="button" className={classes.action} onClick={() => void move({ to: 'ready' })}>
          <IconCheck size={20} aria-hidden /> Fertig
        </button>
      )}
      {order.phoneLink && (
        <a className={classes.action} href={order.phoneLink}>
          <IconPhone size={20} aria-hidden /> Anrufen
        </a>
      )}
      {(place === 'working' || place === 'later' || place === 'new') && (
        <button type="button" className={classes.action} onClick={() => ask('time')}>
          <IconClockEdit size={20} aria-hidden />{' '}
          {place === 'new' ? 'Mit anderer Zeit annehmen' : 'Zeit ändern'}
        </button>
      )}
      {place !== null && place !== 'new' && (
        <button type="button" className={classes.action} disabled={busy} onClick={() => void print()}>
          <IconPrinter size={20} aria-hidden /> Bon noch einmal
        </button>
      )}
      {(order.state === 'ready' || order.state === 'completed') && (
        <button type="button" className={classes.action} disabled={busy} onClick={() => void recall()}>
          <IconArrowBackUp size={20} aria-hidden />
          {order.state === 'ready' ? 'Zurück in Arbeit' : 'Zurückholen'}
        </button>
      )}
      {place === 'done' && (
        <button
          type="button"
          className={classes.action}
          onClick={() => (order.minAge > 0 ? ask('age') : void move({ to: 'completed' }))}
        >
          {HANDED_OVER[order.fulfilment]}
        </button>
      )}
      {(place === 'new' || (place !== null && mayCancel)) && (
        <button type="button" className={classes.action} onClick={() => ask('change')}>
          <IconListCheck size={20} aria-hidden /> Gerichte streichen
        </button>
      )}
      {place === 'new' && (
        <button type="button" className={classes.danger} onClick={() => ask('reject')}>
          <IconX size={20} aria-hidden /> Ablehnen
        </button>
      )}
      {place !== null && place !== 'new' && mayCancel && (
        <button type="button" className={classes.danger} onClick={() => ask('cancel')}>
          <IconTrash size={20} aria-hidden /> Stornieren
        </button>
      )}
      {mayCancel && (order.phone || order.address) && (
        <a className={classes.action} href={`/app/settings/blockList?order=${order.id}`}>
          <IconUserOff size={20} aria-hidden /> Gast sperren
        </a>
      )}
    </div>
  );
}
