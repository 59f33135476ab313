import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { PricingInput, TaxClass, VatScheme } from './pricing.types.js';

/** A rate counts from its day until the next one; rows are only ever added, so old receipts stay true. */
interface RateStep {
  from: string;
  rate: number;
}

interface ClassRates {
  /** Delivery and pickup hand over goods. */
  offsite: RateStep[];
  /** At the table it is a service. */
  dinein: RateStep[];
}

const FIRST_DAY = '2024-01-01';
const SERVICE_REDUCED = '2026-01-01';
const always = (rate: number): RateStep[] => [{ from: FIRST_DAY, rate }];
const reducedService: RateStep[] = [
  { from: FIRST_DAY, rate: 19 },
  { from: SERVICE_REDUCED, rate: 7 },
];

/** § 12 UStG with Anlage 2 for goods, and Abs. 2 Nr. 15 for service, which leaves every drink at the full rate. */
const RATES: Record<TaxClass, ClassRates> = {
  food: { offsite: always(7), dinein: reducedService },
  drink: { offsite: always(19), dinein: always(19) },
  milkDrink75: { offsite: always(7), dinein: always(19) },
  milk: { offsite: always(7), dinein: always(19) },
  tapWater: { offsite: always(7), dinein: always(19) },
  foodLuxury: { offsite: always(19), dinein: reducedService },
  nonfood: { offsite: always(19), dinein: always(19) },
  voucherMulti: { offsite: always(0), dinein: always(0) },
};

export const TAX_CLASS_LABELS: Record<TaxClass, string> = {
  food: 'Speise',
  drink: 'Getränk',
  milkDrink75: 'Milchmischgetränk (mindestens 75 % Milch)',
  milk: 'Milch pur',
  tapWater: 'Leitungswasser',
  foodLuxury: 'Hummer, Languste, Auster, Schnecke, Kaviar',
  nonfood: 'Ware, die keine Speise ist',
  voucherMulti: 'Wertgutschein',
};

/** The rate on the day of handover, not of the order. */
export function rateOf(taxClass: TaxClass, fulfilment: Fulfilment, day: string): number {
  const steps = RATES[taxClass][fulfilment === 'table' ? 'dinein' : 'offsite'];
  return (steps.findLast(({ from }) => from <= day) ?? steps[0])?.rate ?? 0;
}

/** What decides a rate beside the class. */
export type Terms = Pick<PricingInput, 'fulfilment' | 'supplyDay' | 'vatScheme'>;

export const rateFor = (taxClass: TaxClass, { vatScheme, fulfilment, supplyDay }: Terms): number =>
  vatScheme === 'small' ? 0 : rateOf(taxClass, fulfilment, supplyDay);

export interface VatSetting {
  vatScheme: VatScheme;
  /** The first day of the scheme, YYYY-MM-DD: until then the other one counts. null: it has always counted. */
  vatSchemeFrom: string | null;
}

export function vatSchemeOn({ vatScheme, vatSchemeFrom }: VatSetting, day: string): VatScheme {
  if (vatSchemeFrom === null || vatSchemeFrom <= day) return vatScheme;
  return vatScheme === 'small' ? 'regular' : 'small';
}

export const SMALL_BUSINESS_NOTE = 'Steuerbefreiung für Kleinunternehmer gemäß § 19 UStG';

/** What has to stand beside prices; a small business must not say "inkl. MwSt." anywhere. */
export function priceNotice(scheme: VatScheme, delivers: boolean): string {
  if (scheme === 'small') {
    return 'Alle Preise sind Endpreise. Gemäß § 19 UStG wird keine Umsatzsteuer berechnet und ausgewiesen.';
  }
  return `Alle Preise inkl. gesetzl. MwSt.${delivers ? ', zzgl. Lieferkosten' : ''}`;
}
