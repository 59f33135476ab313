import type { OrderBoard } from '../order/order.view.js';
import type { Task } from './checklist.types.js';
import type { DeskState } from './desk.view.js';

/** The props of /app/dashboard. */
export interface DashboardPage {
  shop: { name: string; slug: string; version: number; shopEnabled: boolean };
  /** Empty for staff: what is missing is for owners and managers to do. */
  tasks: Task[];
  readyToOpen: boolean;
  /** Whether the list of tasks is shown. */
  unfinished: boolean;
  /** No owner has confirmed an address: guests cannot order. `email` is the viewer's, if they could. */
  unconfirmed: { email: string | null } | null;
  /** Nobody prints and mails at the moment; orders come in all the same. */
  workerAway: boolean;
  /** Everything somebody still has to do something about. */
  board: OrderBoard;
  desk: DeskState;
}
