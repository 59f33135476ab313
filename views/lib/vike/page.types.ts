import type { PlanNotice } from '../../../src/shop/billing/billing.view';
import type { WaitingOrders } from '../../../src/shop/order/order.view';
import type { AlarmView } from '../../../src/shop/paper/alarm/alarm.view';
import type { CoverView } from '../../../src/shop/paper/paper.view';

export type Role = 'owner' | 'manager' | 'staff';

/** What a page may know about the person who looks at it. */
export interface PageUser {
  id: string;
  name: string;
  email: string;
  role: Role | null;
  hasShop: boolean;
}

/** As it was when the page was made; null: it could not be read. A page that is reached by a click brings only what it alone shows. */
export interface PageFrame {
  waiting?: WaitingOrders | null;
  alarms?: AlarmView[] | null;
  /** Every page brings it. */
  plan?: PlanNotice | null;
  /** With the pages that say it. */
  cover?: CoverView | null;
}

/** What the server decided about a page before it is rendered. */
export type Outcome = { props: object } | { redirect: string } | { status: number; path?: string };

/** Why the error page is shown: the text is for logs and payloads, the page itself speaks German. */
export interface Problem {
  status: number;
  message: string;
}
