import type { Language } from '../../shared/voice.types.js';
import type { DeliveryArea } from '../../shop/delivery/delivery.types.js';
import { isOpenInWeek, openingAt } from '../../shop/opening-hours/opening-hours.rules.js';
import type { OpeningState } from '../../shop/opening-hours/opening-hours.types.js';
import { dayTimeTextEn, openingTextEn } from '../../shop/opening-hours/opening-texts.en.rules.js';
import { dayTimeText, openingText, untilText } from '../../shop/opening-hours/opening-texts.rules.js';
import { canOrderAhead } from '../../shop/opening-hours/slots.rules.js';
import type { ShopSettings } from '../../shop/restaurant/shop.types.js';
import { offeredWays } from '../shop/guest-ways.rules.js';
import type { GuestWay } from '../shop/shop.view.js';
import type { ShopState, WayState } from './menu.view.js';

/** A promise to cook is kept on the next five minutes, so that is how far a pickup may lie behind it. */
const PICKUP_SPAN_MINUTES = 5;

interface Found {
  way: GuestWay;
  state: OpeningState;
}

/** The ways guests can order here, what each is doing right now, and both in one sentence. */
export function shopStateOf(settings: ShopSettings, now: Date, lang: Language): ShopState {
  const found = offeredWays(settings).map((way) => ({
    way,
    state: stateOf(settings, way, now),
  }));
  const lead = [...found].sort(byUse)[0]?.state ?? withoutWays(openingAt(settings, now));
  const words = wordsIn(lang, now);
  return {
    open: lead.open,
    takesOrders: settings.shopEnabled && !settings.menuOnly,
    tone: toneOf(lead),
    sentence: [words.shop(lead), ...asides(found, lead, words)].join(' · '),
    ways: Object.fromEntries(found.map((one) => [one.way, wayStateOf(settings, one, { now, words })])),
  };
}

/** From order to pickup, as the kitchen's lead time promises it. */
export const pickupMinutesOf = ({
  leadMinutes,
}: Pick<ShopSettings, 'leadMinutes'>): WayState['etaMinutes'] => ({
  from: leadMinutes.pickup,
  to: leadMinutes.pickup + PICKUP_SPAN_MINUTES,
});

/** A house that is open for guests at its tables only takes no orders from here. */
const withoutWays = (state: OpeningState): OpeningState =>
  state.open ? { ...state, open: false, reason: 'disabled', nextChange: null, businessDay: null } : state;

/** Areas may have hours of their own: while none of them is served, nothing is delivered. */
function stateOf(settings: ShopSettings, way: GuestWay, now: Date): OpeningState {
  const state = openingAt(settings, now, way);
  if (way === 'pickup' || !state.open) return state;
  const isServed = activeAreas(settings).some(({ times }) => times === null || isOpenInWeek(times, now));
  return isServed
    ? state
    : { open: false, reason: 'outsideHours', label: '', nextChange: null, businessDay: null };
}

const activeAreas = ({ deliveryAreas }: ShopSettings): DeliveryArea[] =>
  deliveryAreas.filter(({ active }) => active);

interface Telling {
  now: Date;
  words: Words;
}

const wayStateOf = (settings: ShopSettings, { way, state }: Found, { now, words }: Telling): WayState => ({
  open: state.open,
  paused: state.reason === 'paused',
  sentence: words.way[way](state),
  short: words.short(state),
  ...(state.nextChange && { until: state.nextChange.toISOString() }),
  preorder: canOrderAhead(settings, { now, fulfilment: way }),
  ...(way === 'pickup' ? { etaMinutes: pickupMinutesOf(settings) } : deliveryTermsOf(settings)),
});

/** Over all areas: the shortest and the longest way, and the lowest minimum. */
function deliveryTermsOf(settings: ShopSettings): Pick<WayState, 'etaMinutes' | 'minOrderCents'> {
  const areas = activeAreas(settings);
  return {
    etaMinutes: {
      from: Math.min(...areas.map(({ eta }) => eta.from)),
      to: Math.max(...areas.map(({ eta }) => eta.to)),
    },
    minOrderCents: Math.min(...areas.map(({ minOrderCents }) => minOrderCents)),
  };
}

const RANK: Record<ShopState['tone'], number> = { open: 0, paused: 1, closed: 2 };

/** What is open longest stands first; else what opens soonest. */
function byUse({ state: a }: Found, { state: b }: Found): number {
  const rank = RANK[toneOf(a)] - RANK[toneOf(b)];
  if (rank !== 0) return rank;
  const [at, bt] = [a, b].map(({ nextChange }) => nextChange?.getTime() ?? Number.POSITIVE_INFINITY) as [
    number,
    number,
  ];
  if (at === bt) return 0;
  return a.open === at < bt ? 1 : -1;
}

const toneOf = ({ open, reason }: OpeningState): ShopState['tone'] =>
  open ? 'open' : reason === 'paused' ? 'paused' : 'closed';

/** The way that does something else than the sentence says; while everything is closed that is nobody's question. */
const asides = (found: readonly Found[], lead: OpeningState, words: Words): string[] =>
  toneOf(lead) === 'closed'
    ? []
    : found.filter(({ state }) => !isSame(state, lead)).map(({ way, state }) => words.way[way](state));

const isSame = (a: OpeningState, b: OpeningState): boolean =>
  a.open === b.open && a.reason === b.reason && a.nextChange?.getTime() === b.nextChange?.getTime();

type Say = (state: OpeningState) => string;

interface Words {
  shop: Say;
  /** 'bis 22:00 Uhr', 'pausiert bis 19:30 Uhr', 'ab heute 17:30 Uhr' */
  short: Say;
  way: Record<GuestWay, Say>;
}

const wordsIn = (lang: Language, now: Date): Words => (lang === 'en' ? english(now) : german(now));

function german(now: Date): Words {
  const short: Say = ({ open, reason, nextChange }) => {
    if (open) return nextChange ? `bis ${untilText(nextChange, now)}` : 'rund um die Uhr';
    if (reason === 'paused') return nextChange ? `pausiert bis ${untilText(nextChange, now)}` : 'pausiert';
    return nextChange ? `ab ${dayTimeText(nextChange, now, '')}` : 'zurzeit nicht';
  };
  const told = (state: OpeningState) => withReason(short(state), 'pausiert', state);
  return {
    shop: (state) => openingText(state, now),
    short,
    way: {
      pickup: (state) => `Abholung ${told(state)}`,
      delivery: (state) => `Lieferung ${told(state)}`,
    },
  };
}

function english(now: Date): Words {
  const short: Say = ({ open, reason, nextChange }) => {
    const until = nextChange && dayTimeTextEn(nextChange, now, '', '');
    if (open) return until ? `until ${until}` : 'around the clock';
    if (reason === 'paused') return until ? `paused until ${until}` : 'paused';
    return nextChange ? `from ${dayTimeTextEn(nextChange, now, '')}` : 'not at the moment';
  };
  const told = (state: OpeningState) => withReason(short(state), 'paused', state);
  return {
    shop: (state) => openingTextEn(state, now),
    short,
    way: { pickup: (state) => `Pickup ${told(state)}`, delivery: (state) => `Delivery ${told(state)}` },
  };
}

/** 'pausiert (Fahrer krank) bis 19:30 Uhr' */
const withReason = (text: string, paused: string, { reason, label }: OpeningState): string =>
  reason === 'paused' && label ? text.replace(paused, () => `${paused} (${label})`) : text;
