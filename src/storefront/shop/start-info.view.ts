import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { SaidView } from '../../shared/said.types.js';

/** Both days count; null: closed. */
export interface SpecialHoursView {
  from: string;
  to: string;
  opens: string | null;
  closes: string | null;
}

/** What a guest must know before choosing. */
export interface StartInfo {
  payments: ('cash' | 'cardOnSite' | 'stripe' | 'paypal')[];
  /** The same, with what each is for. */
  payWays: StartPayWay[];
  areas: StartArea[];
}

export interface StartPayWay {
  method: StartInfo['payments'][number];
  fulfilments: Fulfilment[];
  /** null: no limit. */
  minCents: number | null;
  maxCents: number | null;
}

export interface StartArea extends SaidView {
  name: string;
  /** Empty where an area is drawn on the map. */
  postalCodes: string[];
  minOrderCents: number;
  feeCents: number;
  freeFromCents: number | null;
}
