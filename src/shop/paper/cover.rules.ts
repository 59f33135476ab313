import type { Printer } from '../../printer/printer/printer.types.js';
import { FULFILMENTS } from '../../shared/fulfilment.types.js';
import type { Stations } from '../order/stations.rules.js';
import { catchAllOf, isCovered, printersAtWork } from '../order/ticket/routing.rules.js';

type CoverPrinter = Pick<Printer, 'id' | 'name' | 'enabled' | 'stations' | 'routes' | 'catchAll'>;

interface CoveredCategory {
  id: string;
  name: string;
  dishes: number;
}

/** How much of the menu has a printer of its own. */
export interface Cover {
  /** Dishes that come out of the printer for the rest, in one way of ordering at least. */
  caught: number;
  caughtIn: string[];
  /** The printer they come out of; null: there is none, and nothing of the menu is printed. */
  catcher: { id: string; name: string } | null;
  /** Dishes nobody prints at all. */
  without: number;
}

export function coverOf(
  categories: readonly CoveredCategory[],
  all: readonly CoverPrinter[],
  stations: Stations,
): Cover {
  const printers = printersAtWork(all);
  const catcher = catchAllOf(printers);
  const caught = categories.filter(
    ({ id, dishes }) => dishes > 0 && FULFILMENTS.some((way) => !isCovered(id, way, printers, stations)),
  );
  const count = caught.reduce((sum, { dishes }) => sum + dishes, 0);
  return {
    caught: catcher ? count : 0,
    caughtIn: catcher ? caught.map(({ name }) => name) : [],
    catcher: catcher ? { id: catcher.id, name: catcher.name } : null,
    without: catcher ? 0 : count,
  };
}
