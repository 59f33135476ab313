import type { ShopTimes } from '../../opening-hours/opening-hours.types.js';

export const TABLE_SHAPES = ['rect', 'round'] as const;
export type TableShape = (typeof TABLE_SHAPES)[number];

/** A room is a sheet of so many squares; everything on it stands on whole ones. */
export const SHEET = { columns: 40, rows: 28 } as const;
/** In squares. */
export const TABLE_SIZE = { least: 3, most: 16, usual: 4 } as const;
export const MOST_TABLES = 300;
export const TOO_MANY_TABLES = `Mehr als ${MOST_TABLES} Tische passen nicht in den Plan.`;
export const MOST_ROOMS = 20;
export const MOST_SEATS = 40;

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What people arrange: the code comes from us. */
export interface TableSketch extends Place {
  id: string;
  roomId: string;
  /** '7', 'T12': what stands on the table. Two tables never share one. */
  number: string;
  /** 'Fensterplatz'; '' where the number says it all. */
  name: string;
  seats: number;
  shape: TableShape;
}

export interface FloorTable extends TableSketch {
  /** Opens the table's page; whoever sits there has it, and nobody guesses it. */
  code: string;
  codeSince: Date;
}

export interface Room {
  id: string;
  name: string;
  /** false: "Tischbestellung aus". */
  ordering: boolean;
  /** When guests may order here; null: as long as the house serves at tables. */
  times: ShopTimes | null;
  /** The kitchen closes so long before the end; null: as in the whole house. */
  kitchenMinutes: number | null;
}

export interface PlanSketch {
  rooms: Room[];
  tables: TableSketch[];
  /** What comes from a table nobody has seated is shown to the desk before it is cooked. */
  askFirst: boolean;
  /** Bottles at the table cost their deposit. */
  deposit: boolean;
}

/** One document a restaurant. */
export interface FloorPlan extends Omit<PlanSketch, 'tables'> {
  shopId: string;
  version: number;
  tables: FloorTable[];
}
