import type { PrinterMood } from '../../printer/printer/printer.view.js';
import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { DayFigures } from '../order/order.view.js';

/** What stands in the strip above the board. */
export interface DeskState {
  opening: { open: boolean; sentence: string; nextChange: string | null };
  /** null: orders come in. */
  pause: { until: string | null; fulfilments: Fulfilment[] | null } | null;
  /** The ways of ordering that have hours at all. */
  ways: Fulfilment[];
  printers: { id: string; name: string; mood: PrinterMood; status: string }[];
  /** Dishes no printer is set up for: they come out of the one that catches the rest, or of none. */
  uncovered: number;
  /** Papers that wait for a minute, failed or were not confirmed; the newest first. */
  papers: PaperTrouble[];
  figures: DayFigures;
  /** How many dishes guests cannot order. */
  soldOut: number;
  /** From accepting an order to handing it over, by way. */
  leadMinutes: Record<Fulfilment, number>;
}

export interface PaperTrouble {
  id: string;
  /** null: not about an order. */
  orderId: string | null;
  title: string;
  text: string;
}

/** A dish as the desk takes it off the menu. */
export interface DeskDish {
  id: string;
  name: string;
  category: string;
  soldOut: boolean;
}
