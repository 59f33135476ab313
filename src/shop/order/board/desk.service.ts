import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { cleanText } from '../../../shared/text.js';
import { promiseOf } from '../../basket/handover.rules.js';
import { nextEvent } from '../event-chain.js';
import { RECALLED } from '../happening.rules.js';
import type { MoveOrderDto, PromiseDto } from '../order.dto.js';
import {
  CannotPromise,
  CannotRecall,
  NothingToRecall,
  OnlyLeadersCancel,
  OrderCannotMove,
  TooLateToUndo,
} from '../order.errors.js';
import { OrderRepository } from '../order.repository.js';
import { recallOf, STATES_ON_BOARD, undoRefusalOf } from '../order.rules.js';
import {
  CANCEL_REASONS,
  type CancelReason,
  type Order,
  REJECT_REASONS,
  type RejectReason,
} from '../order.types.js';
import type { BoardOrder } from '../order.view.js';
import { OrderMoves, type Step } from '../order-moves.service.js';
import { OrderNews } from '../order-news.js';
import { withoutBump } from '../pass/pass.rules.js';
import { ReasonMissing, ReasonUnsaid } from '../reason.errors.js';
import { toBoardOrder } from './board-order.rules.js';
import { RecallGuards } from './recall-guards.js';

const PROMISED = ['accepted', 'preparing'] as const;
const MOST_TEXT = 200;

type Person = Pick<Viewer, 'userId' | 'name' | 'role'>;

/** What somebody at the desk does with an order. */
@Injectable()
export class DeskService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly moves: OrderMoves,
    private readonly news: OrderNews,
    private readonly guards: RecallGuards,
    private readonly clock: Clock,
  ) {}

  async move(shopId: string, person: Person, wish: MoveOrderDto): Promise<BoardOrder> {
    if (wish.to === 'cancelled' && person.role === 'staff') throw new OnlyLeadersCancel();
    const { id, to, minutes, undoSeconds, ageChecked, version: seen = null } = wish;
    const step: Step = {
      to,
      by: person.userId,
      minutes,
      undoSeconds,
      ageChecked,
      seen,
      from: STATES_ON_BOARD,
      ...reasonOf(wish),
    };
    return toBoardOrder(await this.moves.move(shopId, id, step));
  }

  /** As if the last step had not been taken, and only as long as nothing has followed from it. */
  async undo(shopId: string, { userId }: Person, id: string): Promise<BoardOrder> {
    const order = await this.orders.get(shopId, id);
    const { undo, version } = order;
    const now = this.clock.now();
    if (!undo || now > undo.until) throw new TooLateToUndo(undoRefusalOf(order));
    const happening = { kind: 'undone', to: undo.from, undoes: undo.seq } as const;
    const event = nextEvent(order.events, { happening, at: now, by: userId });
    const set = { promisedAt: undo.promisedAt, bumps: undo.bumps ?? [], undo: null };
    const noticeId = `${id}-${undo.seq}`;
    const undone = await this.orders.undo(shopId, id, version, { to: undo.from, event, noticeId, set });
    if (!undone) throw new TooLateToUndo(undoRefusalOf(await this.orders.get(shopId, id)));
    return this.told({
      ...order,
      ...set,
      state: undo.from,
      version: version + 1,
      events: [...order.events, event],
    });
  }

  /** A finished order that is not finished after all: at this station of the kitchen, or at each. */
  async recall(
    shopId: string,
    { userId }: Person,
    id: string,
    station: string | null = null,
  ): Promise<BoardOrder> {
    const order = await this.orders.get(shopId, id);
    const to = recallOf(order, this.clock.now());
    if (!to) throw order.state !== 'completed' ? new NothingToRecall(order) : new CannotRecall();
    const refusal = await this.guards.refusalFor(order);
    if (refusal) throw new CannotRecall(refusal);
    const bumps = withoutBump(order.bumps ?? [], station);
    const step = { to, by: userId, note: RECALLED, bumps };
    const recalled = await this.moves.write(order, { kind: 'moved', to }, step);
    if (!recalled) throw new OrderCannotMove(await this.orders.get(shopId, id));
    return toBoardOrder(recalled);
  }

  /** Another time than the one that was said; the guest reads it on the page and in a mail. */
  async promise(
    shopId: string,
    { userId }: Person,
    { id, minutes, version }: PromiseDto,
  ): Promise<BoardOrder> {
    const order = await this.orders.get(shopId, id);
    if (version !== undefined && version !== order.version) throw new OrderCannotMove(order);
    if (!PROMISED.some((state) => state === order.state)) throw new CannotPromise(order);
    const promisedAt = promiseOf(order, minutes, this.clock.now());
    const happening = { kind: 'promised', promisedAt: promisedAt.toISOString() } as const;
    const step = { to: order.state, by: userId };
    const changed = await this.moves.write(order, happening, step);
    if (!changed) throw new OrderCannotMove(await this.orders.get(shopId, id));
    return toBoardOrder(changed);
  }

  /** Whoever says so first silences the bell in every tab. */
  async see(shopId: string, { userId, name }: Person, ids: readonly string[]): Promise<void> {
    const at = this.clock.now();
    for (const id of new Set(ids)) {
      const order = await this.orders.markSeen(shopId, id, { by: userId, name, at });
      if (order) this.news.changed(order);
    }
  }

  private told(order: Order): BoardOrder {
    this.news.changed(order);
    return toBoardOrder(order);
  }
}

function reasonOf({ to, reason, text }: MoveOrderDto): Pick<Step, 'rejection' | 'cancellation'> {
  const said = cleanText(text ?? '', { max: MOST_TEXT });
  if (to === 'rejected') return { rejection: { reason: saidOf(REJECT_REASONS, reason, said), text: said } };
  if (to !== 'cancelled') return {};
  return { cancellation: { reason: saidOf(CANCEL_REASONS, reason, said), text: said } };
}

/** None is guessed, and "another" is none. */
function saidOf<T extends RejectReason | CancelReason>(known: readonly T[], said?: string, text = ''): T {
  const why = known.find((one) => one === said);
  if (!why) throw new ReasonMissing();
  if (why === 'other' && text === '') throw new ReasonUnsaid();
  return why;
}
