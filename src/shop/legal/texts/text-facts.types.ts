import type { Salutation } from '../../../shared/voice.types.js';
import type { ImprintData } from '../legal.types.js';

/** What the starting texts are written from. */
export interface TextFacts {
  /** The name guests know. */
  restaurant: string;
  imprint: ImprintData;
  salutation: Salutation;
  /** Who runs this installation and works on behalf of the restaurant; '' when nobody said. */
  host: string;
  delivers: boolean;
  smallBusiness: boolean;
  paysOnSite: boolean;
  paypal: boolean;
  stripe: boolean;
  /** So long after the order guests' details are kept. */
  contactMonths: number;
}
