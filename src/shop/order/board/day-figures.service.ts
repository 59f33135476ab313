import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { businessDayOf } from '../../opening-hours/opening-hours.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { DayFigures } from '../order.view.js';
import { BoardRepository } from './board.repository.js';
import { figuresOf } from './day-figures.rules.js';

/** More orders a day than any counter hands out; beyond it the figures are those of the last ones. */
const MOST = 3_000;
const KEPT_MS = 15_000;
const MOST_SHOPS = 500;

/** Today's figures, "laut Bestellungen": what the till says is another matter. */
@Injectable()
export class DayFiguresService {
  private readonly kept = new Map<string, { at: number; figures: Promise<DayFigures> }>();

  constructor(
    private readonly orders: BoardRepository,
    private readonly clock: Clock,
  ) {}

  /** Five hundred tablets that ask at once cost one read. */
  of({ id, settings }: Pick<Shop, 'id' | 'settings'>): Promise<DayFigures> {
    const at = this.clock.now().getTime();
    const known = this.kept.get(id);
    if (known && at - known.at < KEPT_MS) return known.figures;
    if (this.kept.size >= MOST_SHOPS) this.kept.clear();
    const day = businessDayOf(settings, new Date(at));
    const figures = this.orders.listOfDay(id, day, MOST).then(figuresOf);
    this.kept.set(id, { at, figures });
    figures.catch(() => this.kept.delete(id));
    return figures;
  }
}
