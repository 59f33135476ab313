import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/http/viewer.js';
import type { Lowered } from '../../pricing/lowered.rules.js';
import { toBoardOrder } from '../board/board-order.rules.js';
import type { ChangeOrderDto } from '../order.dto.js';
import { OrderCannotMove } from '../order.errors.js';
import { OrderRepository } from '../order.repository.js';
import type { Order } from '../order.types.js';
import type { BoardOrder } from '../order.view.js';
import { OrderMoves } from '../order-moves.service.js';
import { PassService } from '../pass/pass.service.js';
import { CannotChange, OnlyLeadersChange } from './change.errors.js';
import { changedOrder, changeRefusalOf, changesOf } from './change.rules.js';

/** Stands beside a change that the law asks for: nobody showed papers. */
const TOO_YOUNG = 'Ausweis nicht gezeigt';

/** Fewer of something, after a call or at the door. */
@Injectable()
export class OrderChange {
  constructor(
    private readonly orders: OrderRepository,
    private readonly moves: OrderMoves,
    private readonly pass: PassService,
  ) {}

  async lower(
    shopId: string,
    { userId, role }: Pick<Viewer, 'userId' | 'role'>,
    { id, version, lines, tooYoung = false }: ChangeOrderDto,
  ): Promise<BoardOrder> {
    const order = await this.orders.get(shopId, id);
    if (version !== undefined && version !== order.version) throw new OrderCannotMove(order);
    const wanted = tooYoung ? agedLines(order) : lines;
    // What nobody may be handed out is struck by whoever stands at the door.
    if (role === 'staff' && order.state !== 'placed' && !tooYoung) throw new OnlyLeadersChange();
    const refusal = changeRefusalOf(order, wanted);
    if (refusal) throw new CannotChange(refusal);

    const change = changedOrder(order, wanted);
    const happening = {
      kind: 'changed',
      lines: changesOf(order, wanted),
      fromCents: order.sums.payableCents,
      toCents: change.sums.payableCents,
    } as const;
    const step = { to: order.state, by: userId, note: tooYoung ? TOO_YOUNG : '', change };
    const changed = await this.moves.write(order, happening, step);
    if (!changed) throw new OrderCannotMove(await this.orders.get(shopId, id));
    return toBoardOrder(await this.pass.finish(changed, userId));
  }
}

const agedLines = ({ lines }: Order): Lowered[] =>
  lines.filter(({ minAge = 0 }) => minAge > 0).map(({ id }) => ({ lineId: id, quantity: 0 }));
