import type { Fulfilment } from '../../../shared/fulfilment.types.js';
import type { PayWay } from '../../restaurant/pay-ways.types.js';
import type { Level } from '../../subscription/plans.js';
import type { ServiceCheckView } from '../payment.view.js';

/** The props of /app/settings/payment. */
export interface PaymentSettingsPage {
  version: number;
  /** Every way to pay once; one that nobody is offered has no fulfilments. */
  ways: PayWay[];
  /** How guests can get their food here. */
  fulfilments: Fulfilment[];
  /** When somebody said that money taken on site goes through a till of their own; null: nobody has. */
  ownTillConfirmedAt: string | null;
  /** The plan that paying online needs; null where the shop has it. */
  needs: Level | null;
  connected: { stripe: boolean; paypal: boolean };
  /** The service has said no to the stored keys. */
  refused: { stripe: boolean; paypal: boolean };
  /** Connected services that the published privacy text does not name. */
  unnamed: string[];
  /** The owner sees to the keys, and nobody else. */
  stripe: ServicePart | null;
}

/** The props of /app/admin/paypal. */
export interface PayPalPage extends ServicePart {
  version: number;
  needs: Level | null;
}

/** A connection without what is secret about it. */
export interface ServicePart {
  publicKey: string;
  check: ServiceCheckView;
}
