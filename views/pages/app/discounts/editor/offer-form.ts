import { addDays, berlinClock, berlinInstant } from '../../../../../src/shared/berlin-time';
import type { Fulfilment } from '../../../../../src/shared/fulfilment.types';
import type { OfferView } from '../../../../../src/shop/discount/desk/offer.view';
import type { SentOffer } from '../../../../../src/shop/discount/desk/offer-input.types';
import type {
  DiscountEffect,
  DiscountEffectKind,
  DiscountKind,
  DiscountScope,
  SetPart,
} from '../../../../../src/shop/discount/discount.types';
import type { ShopTimes } from '../../../../../src/shop/opening-hours/opening-hours.types';

/** An offer as it is typed: numbers may be missing, days are days, and all effects keep what was typed for them. */
export interface OfferForm {
  label: string;
  code: string;
  /** null: guests share one code. */
  series: number | null;
  enabled: boolean;
  effectKind: DiscountEffectKind;
  cents: number | null;
  percent: number | null;
  maxCents: number | null;
  pieces: number | null;
  buy: number | null;
  get: number | null;
  buyPercent: number | null;
  parts: SetPart[];
  setCents: number | null;
  scope: DiscountScope;
  minimumCents: number | null;
  fulfilments: Fulfilment[];
  /** 'YYYY-MM-DD' or ''; the last day is one of its days. */
  firstDay: string;
  lastDay: string;
  hours: ShopTimes | null;
  clock: 'order' | 'handover';
  firstOrder: boolean;
  awayWeeks: number | null;
  combinable: boolean;
  priority: number | null;
  totalLimit: number | null;
  guestLimit: number | null;
}

const EVERYTHING: DiscountScope = { categoryIds: [], productIds: [], notCategoryIds: [], notProductIds: [] };

export const newPart = (): SetPart => ({ quantity: 1, scope: structuredClone(EVERYTHING) });

export const newOfferForm = (kind: DiscountKind): OfferForm => ({
  label: '',
  code: '',
  series: null,
  enabled: true,
  effectKind: 'percent',
  cents: 500,
  percent: kind === 'code' ? 10 : 20,
  maxCents: null,
  pieces: 1,
  buy: 2,
  get: 1,
  buyPercent: 100,
  parts: [newPart(), newPart()],
  setCents: 1_200,
  scope: structuredClone(EVERYTHING),
  minimumCents: null,
  fulfilments: [],
  firstDay: '',
  lastDay: '',
  hours: null,
  clock: 'order',
  firstOrder: false,
  awayWeeks: null,
  combinable: kind === 'campaign',
  priority: 0,
  totalLimit: null,
  guestLimit: null,
});

export function formOf(offer: OfferView): OfferForm {
  const { effect, conditions, series, code, ...kept } = offer;
  const { validFrom, validUntil, ...rest } = conditions;
  return {
    ...newOfferForm(offer.kind),
    ...pickForm(kept),
    ...rest,
    minimumCents: rest.minimumCents || null,
    code: code ?? '',
    series: series || null,
    firstDay: validFrom ? berlinClock(new Date(validFrom)).date : '',
    lastDay: validUntil ? berlinClock(new Date(new Date(validUntil).getTime() - 1)).date : '',
    ...effectFields(effect),
  };
}

type Kept = Pick<
  OfferView,
  'label' | 'enabled' | 'scope' | 'combinable' | 'priority' | 'totalLimit' | 'guestLimit'
>;

const pickForm = ({ label, enabled, scope, combinable, priority, totalLimit, guestLimit }: Kept): Kept => ({
  label,
  enabled,
  scope,
  combinable,
  priority,
  totalLimit,
  guestLimit,
});

function effectFields(effect: DiscountEffect): Partial<OfferForm> & { effectKind: DiscountEffectKind } {
  const { kind: effectKind } = effect;
  switch (effect.kind) {
    case 'buyGet':
      return { effectKind, buy: effect.buy, get: effect.get, buyPercent: effect.percent };
    case 'set':
      return { effectKind, parts: effect.parts, setCents: effect.cents };
    default: {
      const { kind: _, ...fields } = effect;
      return { effectKind, ...fields };
    }
  }
}

/** What the server is sent; it says what is missing. */
export function sentOf(kind: DiscountKind, form: OfferForm): SentOffer {
  const isSeries = kind === 'code' && form.series !== null;
  return {
    kind,
    label: form.label,
    code: kind === 'code' && !isSeries ? form.code : null,
    series: isSeries ? (form.series ?? 0) : 0,
    enabled: form.enabled,
    effect: sentEffect(form),
    scope: form.scope,
    conditions: {
      minimumCents: form.minimumCents ?? 0,
      fulfilments: form.fulfilments,
      validFrom: form.firstDay ? berlinInstant(form.firstDay, 0, 'earlier') : null,
      validUntil: form.lastDay ? berlinInstant(addDays(form.lastDay, 1), 0, 'earlier') : null,
      hours: form.hours,
      clock: form.clock,
      firstOrder: form.firstOrder,
      awayWeeks: form.awayWeeks,
    },
    combinable: form.combinable,
    priority: form.priority ?? 0,
    totalLimit: form.totalLimit,
    guestLimit: form.guestLimit,
  };
}

function sentEffect(form: OfferForm): SentOffer['effect'] {
  const { effectKind: kind } = form;
  if (kind === 'buyGet')
    return { kind, buy: form.buy ?? 0, get: form.get ?? 0, percent: form.buyPercent ?? 0 };
  if (kind === 'set') return { kind, parts: form.parts, cents: form.setCents ?? 0 };
  if (kind === 'amount') return { kind, cents: form.cents ?? 0 };
  if (kind === 'percent') return { kind, percent: form.percent ?? 0, maxCents: form.maxCents };
  return kind === 'freeItem' ? { kind, pieces: form.pieces ?? 0 } : { kind };
}

/** The same as the rules have it, for the sentence above the form. */
export const effectOf = (form: OfferForm): DiscountEffect => {
  const {
    kind,
    cents = 0,
    percent = 0,
    maxCents = null,
    pieces = 1,
    buy = 1,
    get = 1,
    parts = [],
  } = sentEffect(form);
  const all = { cents, percent, maxCents, pieces, buy, get, parts };
  return { kind, ...all } as DiscountEffect;
};

const LABELS: Record<keyof OfferForm, string> = {
  label: 'Name',
  code: 'Code',
  series: 'Anzahl der Codes',
  enabled: 'An oder aus',
  effectKind: 'Art',
  cents: 'Betrag',
  percent: 'Prozent',
  maxCents: 'Höchstens',
  pieces: 'Stück gratis',
  buy: 'Stück zum vollen Preis',
  get: 'Stück günstiger',
  buyPercent: 'Nachlass',
  parts: 'Teile des Menüs',
  setCents: 'Menüpreis',
  scope: 'Speisen',
  minimumCents: 'Mindestwert',
  fulfilments: 'Bestellart',
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  hours: 'Uhrzeiten',
  clock: 'Welche Uhrzeit zählt',
  firstOrder: 'Erste Bestellung',
  awayWeeks: 'Lange nicht da',
  combinable: 'Zusammen mit anderen',
  priority: 'Vorrang',
  totalLimit: 'Insgesamt',
  guestLimit: 'Je Gast',
};

/** The names of what differs, for the bar that saves it. */
export const changesBetween = (stored: OfferForm, form: OfferForm): string[] =>
  (Object.keys(LABELS) as (keyof OfferForm)[])
    .filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(form[name]))
    .map((name) => LABELS[name]);
