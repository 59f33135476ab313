import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { toBoardOrder } from '../board/board-order.rules.js';
import { OrderCannotMove } from '../order.errors.js';
import { OrderRepository } from '../order.repository.js';
import { columnOf, UNDO_SECONDS } from '../order.rules.js';
import type { Order } from '../order.types.js';
import type { BoardOrder } from '../order.view.js';
import { OrderMoves } from '../order-moves.service.js';
import { KitchenStations } from './kitchen-stations.js';
import { bumped, isAllBumped, stationsOfOrder, withoutBump } from './pass.rules.js';
import { PassNotes } from './pass-notes.js';

const TRIES = 5;

type Person = Pick<Viewer, 'userId' | 'name' | 'role'>;

interface Ticket {
  id: string;
  /** null: every station that has work with it. */
  station: string | null;
}

/** What the cooks do with an order: each station its part, and with the last one it is ready. */
@Injectable()
export class PassService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly moves: OrderMoves,
    private readonly notes: PassNotes,
    private readonly stations: KitchenStations,
    private readonly clock: Clock,
  ) {}

  /** The same again changes nothing. */
  async bump(shopId: string, { userId: by }: Person, { id, station }: Ticket): Promise<BoardOrder> {
    const stations = await this.stations.of(shopId);
    return this.untilWritten(shopId, id, (order) => {
      if (columnOf(order.state) !== 'working') throw new OrderCannotMove(order);
      const all = stationsOfOrder(order.lines, stations);
      const before = order.bumps ?? [];
      const bumps = bumped(before, { all, station, by, at: this.clock.now() });
      if (!isAllBumped(bumps, all))
        return bumps.length === before.length ? Promise.resolve(order) : this.notes.write(order, bumps);
      const step = { to: 'ready' as const, by, undoSeconds: UNDO_SECONDS, bumps };
      return this.moves.write(order, { kind: 'moved', to: 'ready' }, step);
    });
  }

  /** Back to a station as long as the order is in the kitchen; null: it has left it. */
  async unbump(shopId: string, { id, station }: Ticket): Promise<BoardOrder | null> {
    const order = await this.orders.get(shopId, id);
    if (columnOf(order.state) !== 'working') return null;
    return this.untilWritten(shopId, id, (found) =>
      this.notes.write(found, withoutBump(found.bumps ?? [], station)),
    );
  }

  /** What was missing is struck: then nobody is left to tap, and it is ready. Any other order stays as it is. */
  async finish(order: Order, by: string): Promise<Order> {
    const { shopId, state, lines, bumps = [] } = order;
    if (columnOf(state) !== 'working' || bumps.length === 0) return order;
    if (!isAllBumped(bumps, stationsOfOrder(lines, await this.stations.of(shopId)))) return order;
    return (await this.moves.write(order, { kind: 'moved', to: 'ready' }, { to: 'ready', by })) ?? order;
  }

  /** null where it makes nothing of this order: then nobody there would ever tap it done. */
  async stationWith(shopId: string, { id, station }: Ticket): Promise<string | null> {
    const [{ lines }, stations] = await Promise.all([this.orders.get(shopId, id), this.stations.of(shopId)]);
    return stationsOfOrder(lines, stations).find((one) => one === station) ?? null;
  }

  private async untilWritten(
    shopId: string,
    id: string,
    write: (order: Order) => Promise<Order | null>,
  ): Promise<BoardOrder> {
    for (let tried = 0; ; tried++) {
      const order = await this.orders.get(shopId, id);
      if (tried >= TRIES) throw new OrderCannotMove(order);
      const written = await write(order);
      if (written) return toBoardOrder(written);
    }
  }
}
