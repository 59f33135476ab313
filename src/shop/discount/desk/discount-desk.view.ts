import type { Cents } from '../../../shared/money.js';
import type { Level } from '../../subscription/plans.js';
import type { DiscountKind } from '../discount.types.js';
import type { OfferConflict } from '../words/conflict.rules.js';
import type { OfferState, Taken } from '../words/offer-state.rules.js';
import type { OfferView } from './offer.view.js';

/** The codes or the campaigns of a restaurant. */
export interface OffersPage {
  kind: DiscountKind;
  /** The plan it takes; null: the restaurant has it. */
  needs: Level | null;
  offers: OfferRow[];
  /** Where guests find the shop; a code is put behind it. */
  link: string;
}

export interface OfferRow {
  id: string;
  label: string;
  code: string | null;
  series: number;
  sentence: string;
  enabled: boolean;
  state: OfferState;
  stateText: string;
  /** Gives something at this very moment. */
  actsNow: boolean;
  taken: Taken | null;
}

/** One of them in its editor; null: a new one. */
export interface OfferPage extends Omit<OffersPage, 'offers'> {
  offer: OfferView | null;
  /** It is where another one begins. */
  copy: boolean;
  state: Pick<OfferRow, 'state' | 'stateText' | 'actsNow' | 'taken'> | null;
  conflicts: OfferConflict[];
  categories: OfferCategory[];
  /** When the page was made, in Berlin: what a basket is first tried at. */
  day: string;
  time: string;
  postalCode: string;
}

export interface OfferCategory {
  id: string;
  name: string;
  products: OfferDish[];
}

export interface OfferDish {
  id: string;
  name: string;
  number: string;
  /** Can lie in a basket to try; combos and halves ask for more. */
  triable: boolean;
  variants: { id: string; name: string; cents: Cents }[];
}

/** What saving answers. */
export interface SavedOffer {
  offer: OfferView;
  conflicts: OfferConflict[];
}
