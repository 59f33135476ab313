import { Injectable } from '@nestjs/common';
import { cleanText } from '../../shared/text.js';
import { toBoardOrder } from './board-order.rules.js';
import type { MoveOrderDto } from './order.dto.js';
import { OrderRepository } from './order.repository.js';
import { columnOf } from './order.rules.js';
import { ORDER_STATES } from './order.types.js';
import type { BoardOrder, OrderBoard } from './order.view.js';
import { OrderMoves } from './order-moves.service.js';

const ON_THE_BOARD = ORDER_STATES.filter((state) => columnOf(state) !== null);

/** The counter's view: every order somebody still has to do something about. */
@Injectable()
export class BoardService {
  constructor(
    private readonly repository: OrderRepository,
    private readonly moves: OrderMoves,
  ) {}

  async of(shopId: string): Promise<OrderBoard> {
    return { orders: (await this.repository.listInStates(shopId, ON_THE_BOARD)).map(toBoardOrder) };
  }

  async move(
    shopId: string,
    by: string,
    { id, to, minutes, reason, text }: MoveOrderDto,
  ): Promise<BoardOrder> {
    const rejection =
      to === 'rejected'
        ? { reason: reason ?? ('other' as const), text: cleanText(text ?? '', { max: 200 }) }
        : undefined;
    const promised = to === 'accepted' ? minutes : undefined;
    return toBoardOrder(await this.moves.move(shopId, id, { to, by, minutes: promised, rejection }));
  }
}
