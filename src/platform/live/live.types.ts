export const LIVE_EVENTS = [
  'order.placed',
  'order.moved',
  'order.paid',
  'order.refunded',
  'table.called',
  'table.changed',
  'tour.changed',
  'printer.silent',
  'printer.back',
  'printer.changed',
  'print.changed',
  'alarm.changed',
  'build.progress',
  'import.progress',
  'texts.progress',
  'reading.progress',
  'post.due',
  'menu.changed',
  'shop.changed',
  'worker.changed',
] as const;
export type LiveEventName = (typeof LIVE_EVENTS)[number];

export interface LiveEvent {
  id: string;
  at: string;
  shopId: string;
  name: LiveEventName;
  data: unknown;
}

/** Sent first when the client was away for longer than events are kept: what it shows may be old. */
export const GAP = 'gap';
