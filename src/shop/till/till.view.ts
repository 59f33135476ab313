import type { TillEvent, TillNotice, TillState } from './till.types.js';
import type { TillOrder } from './till-body.rules.js';

/** The props of /app/settings/pos. */
export interface TillPage {
  /** When somebody said that money taken on site goes through a till of their own; null: nobody has. */
  ownTillConfirmedAt: string | null;
  webhook: { url: string; active: boolean } | null;
  keys: TillKeyView[];
  notices: TillNoticeView[];
  /** The business day that runs. */
  today: string;
  apiUrl: string;
}

export interface TillKeyView {
  id: string;
  name: string;
  ending: string;
  createdAt: string;
}

export interface TillNoticeView {
  id: string;
  title: string;
  eventText: string;
  state: TillState;
  stateText: string;
  /** What was answered last, or why nobody answered. */
  hint: string;
  createdAt: string;
  /** When it is tried again; null: it is not. */
  nextAt: string | null;
}

/** What a till reads, one after the other. */
export interface TillEventView {
  id: string;
  event: TillEvent;
  at: string;
  order: TillOrder;
}

export interface TillEventsView {
  events: TillEventView[];
  /** Ask for what comes after this one next time. */
  next: string;
}

export interface TillOrdersView {
  day: string;
  orders: TillOrder[];
}

const EVENT_TEXT: Record<TillEvent, string> = {
  'order.accepted': 'angenommen',
  'order.paid': 'online bezahlt',
  'order.refunded': 'erstattet',
  'order.cancelled': 'storniert',
  'order.completed': 'abgeschlossen',
  ping: '',
};

const STATE_TEXT: Record<TillState, string> = {
  waiting: 'wird zugestellt',
  sent: 'angekommen',
  failed: 'nicht angekommen',
  kept: 'liegt zum Abholen bereit',
};

export const toNoticeView = (notice: TillNotice): TillNoticeView => ({
  id: notice.id,
  title: notice.title,
  eventText: EVENT_TEXT[notice.event],
  state: notice.state,
  stateText: notice.state === 'waiting' && notice.attempts > 0 ? 'wird wiederholt' : STATE_TEXT[notice.state],
  hint: hintOf(notice),
  createdAt: notice.createdAt.toISOString(),
  nextAt: notice.state === 'waiting' && notice.attempts > 0 ? notice.nextAt.toISOString() : null,
});

function hintOf({ tries, attempts, state }: TillNotice): string {
  const last = tries.at(-1);
  if (!last || state === 'sent') return '';
  const answer = last.status > 0 ? `Antwort ${last.status}` : `Keine Antwort: ${last.text}`;
  return attempts > 1 ? `${answer}, ${attempts} Versuche` : answer;
}

export const toEventView = ({ id, event, body }: TillNotice): TillEventView => {
  const { at, order } = JSON.parse(body) as { at: string; order: TillOrder };
  return { id, event, at, order };
};
