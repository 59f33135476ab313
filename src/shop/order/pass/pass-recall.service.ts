import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/http/viewer.js';
import { BoardRepository } from '../board/board.repository.js';
import { toBoardOrder } from '../board/board-order.rules.js';
import { DeskService } from '../board/desk.service.js';
import { TooLateToUndo } from '../order.errors.js';
import { STATES_ON_BOARD } from '../order.rules.js';
import type { BoardOrder } from '../order.view.js';
import { PassService } from './pass.service.js';

/** Of each column; more than that no kitchen has on its boards. */
const MOST = 200;
const SHOWN = 10;

/** Tickets that were done too early. */
@Injectable()
export class PassRecall {
  constructor(
    private readonly board: BoardRepository,
    private readonly desk: DeskService,
    private readonly pass: PassService,
  ) {}

  /** The last tickets of a station that can still come back, the latest first. */
  async list(shopId: string, station: string | null): Promise<BoardOrder[]> {
    const states = STATES_ON_BOARD.filter((state) => state !== 'placed' && state !== 'underway');
    const doneAt = (order: BoardOrder): string =>
      order.bumps
        .filter((bump) => station === null || bump.station === station)
        .map(({ at }) => at)
        .sort()
        .at(-1) ?? '';
    return (await this.board.list(shopId, states, MOST))
      .map(toBoardOrder)
      .filter((order) => doneAt(order) !== '')
      .sort((a, b) => doneAt(b).localeCompare(doneAt(a)))
      .slice(0, SHOWN);
  }

  /** Within the seconds of an undo as if it had not been done; later it comes back to work. */
  async recall(
    shopId: string,
    person: Pick<Viewer, 'userId' | 'name' | 'role'>,
    ticket: { id: string; station: string | null },
  ): Promise<BoardOrder> {
    const inKitchen = await this.pass.unbump(shopId, ticket);
    if (inKitchen) return inKitchen;
    try {
      await this.desk.undo(shopId, person, ticket.id);
    } catch (error) {
      if (!(error instanceof TooLateToUndo)) throw error;
      return this.desk.recall(shopId, person, ticket.id, await this.pass.stationWith(shopId, ticket));
    }
    return (await this.pass.unbump(shopId, ticket)) ?? this.desk.recall(shopId, person, ticket.id);
  }
}
