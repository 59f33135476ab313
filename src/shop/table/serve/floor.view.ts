import type { OrderState } from '../../order/order.types.js';
import type { Level } from '../../subscription/plans.js';
import type { TableSketch } from '../plan/plan.types.js';
import type { TableState } from '../tab/tab.rules.js';
import type { CallKind, PayHow } from '../tab/tab.types.js';

/** The house from above, as it is right now. */
export interface FloorView {
  rooms: { id: string; name: string; ordering: boolean }[];
  tables: FloorTableView[];
  /** The server's clock. */
  now: string;
}

export interface FloorTableView extends TableSketch {
  state: TableState;
  since: string | null;
  /** Where its people are counted, when they were merged with another table: 'Tisch 8'. */
  mergedWith: string | null;
  tab: FloorTabView | null;
  /** The page of this table: staff add rounds there too. */
  url: string;
}

export interface FloorTabView {
  id: string;
  guests: string[];
  seated: boolean;
  /** The code was used from more than one network. */
  twoPlaces: boolean;
  /** Tables that were merged into it. */
  with: string[];
  calls: { kind: CallKind; how: PayHow | null; at: string }[];
  rounds: FloorRound[];
  totalCents: number;
  paidCents: number;
  openCents: number;
  /** Something on it asks for papers, and nobody has said that they were seen. */
  minAge: number;
}

export interface FloorRound {
  orderId: string;
  number: number;
  state: OrderState;
  at: string;
  guest: string;
  shared: boolean;
  lines: { quantity: number; name: string }[];
  cents: number;
  /** Its guests have paid it online. */
  paid: boolean;
  /** Who is paying it online just now. */
  payer: string | null;
}

export interface TablesPage {
  floor: FloorView;
  needs: Level | null;
  /** May take back what the kitchen has. */
  leads: boolean;
}
