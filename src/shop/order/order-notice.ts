import { isForKitchen } from './happening.rules.js';
import { OUTBOX } from './order.jobs.js';
import type { OrderEvent, OrderHappening, OrderNotice } from './order.types.js';

/** Its id is the job's id in the queue: every event has a notice of its own. */
export function noticeOf(
  { shopId, orderId }: { shopId: string; orderId: string },
  happening: OrderHappening,
  { seq, at }: Pick<OrderEvent, 'seq' | 'at'>,
  /** Not passed on before. */
  dueAt: Date = at,
): OrderNotice {
  const id = `${orderId}-${seq}`;
  const notice = { id, job: OUTBOX.name, data: { ...happening, id, shopId, orderId }, at: dueAt };
  return isForKitchen(happening) ? { ...notice, urgent: true } : notice;
}
