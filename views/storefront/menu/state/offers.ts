import { formatEuro, formatPercent } from '../../../../src/shared/money';
import type { Language } from '../../../../src/shared/voice.types';
import type { ShownOffer, ShownPrice } from '../../../../src/shop/discount/shown/shown.types';

/** What the page shows of a countdown; further off nobody waits for it. */
const MOST_MINUTES = 180;
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const MADE = 'data-aktion';
const BADGE = 'badge badge--off';

/** Campaigns that act right now: above the menu with the time that is left, and at their dishes. */
export function showOffers(offers: readonly ShownOffer[], language: Language): void {
  for (const made of document.querySelectorAll(`[${MADE}]`)) made.remove();
  for (const price of document.querySelectorAll<HTMLElement>('[data-sonst]')) {
    price.textContent = price.dataset.sonst ?? '';
    price.removeAttribute('data-sonst');
  }
  const place = document.getElementById('aktionen');
  if (!place) return;
  const isGerman = language === 'de';
  for (const offer of offers) {
    place.append(bannerOf(offer, isGerman));
    const isPercent = new Map<string, number>();
    for (const price of offer.prices) {
      putPrice(price, language);
      if (price.percent)
        isPercent.set(price.dishId, Math.min(price.percent, isPercent.get(price.dishId) ?? 100));
    }
    for (const id of offer.dishIds) {
      const percent = isPercent.get(id);
      if (percent) badge(id, made('span', BADGE, `−${formatPercent(percent, language)}`));
      else badge(id, named(made('span', BADGE, offer.label), offer));
    }
  }
}

function bannerOf(offer: ShownOffer, isGerman: boolean): HTMLElement {
  const { label, text, until, prices } = offer;
  const left = until ? Math.ceil((Date.parse(until) - Date.now()) / MINUTE_MS) : Infinity;
  const former = prices.some(({ lowestCents }) => lowestCents !== null);
  const said = [
    text,
    left <= MOST_MINUTES && leftText(left, isGerman),
    former && (isGerman ? FORMER.de : FORMER.en),
  ];
  const banner = made('p', 'offer');
  banner.append(named(made('b', '', label), offer), ` ${said.filter(Boolean).join(' · ')}`);
  return banner;
}

/** As people say it: from an hour on nobody counts minutes alone. */
export function leftText(minutes: number, isGerman: boolean): string {
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const rest = minutes % HOUR_MINUTES;
  const parts = [
    hours > 0 && (isGerman ? `${hours} Std.` : `${hours} h`),
    (rest > 0 || hours === 0) && (isGerman ? `${rest} Min.` : `${rest} min`),
  ];
  const time = parts.filter(Boolean).join(' ');
  return isGerman ? `noch ${time}` : `${time} left`;
}

const FORMER = {
  de: 'Durchgestrichen: niedrigster Preis der 30 Tage davor',
  en: 'Crossed out: lowest price of the 30 days before',
};

function badge(id: string, mark: HTMLElement): void {
  const meta = document.querySelector(`#gericht-${CSS.escape(id)} .dish__meta`);
  meta?.prepend(mark);
}

/** A size is known by what stands there: its price, and what a litre of it costs. */
function putPrice(price: ShownPrice, language: Language): void {
  const euro = (cents: number) => formatEuro(cents, language);
  for (const size of document.querySelectorAll(`#gericht-${CSS.escape(price.dishId)} .dish__size`)) {
    const strong = size.querySelector<HTMLElement>('.price');
    const unit = [...size.querySelectorAll<HTMLElement>('.small')].at(-1);
    if (!strong || strong.dataset.sonst || strong.textContent !== euro(price.cents)) continue;
    if (price.unitPrice && unit?.textContent?.trim() !== price.unitPrice) continue;
    put(strong, euro(price.nowCents));
    if (price.nowUnitPrice && unit) put(unit, ` ${price.nowUnitPrice}`);
    if (price.lowestCents !== null) strong.after(made('s', 'dish__was', euro(price.lowestCents)));
  }
}

function put(place: HTMLElement, text: string): void {
  place.dataset.sonst = place.textContent ?? '';
  place.textContent = text;
}

function named(node: HTMLElement, { inGerman }: ShownOffer): HTMLElement {
  if (inGerman) node.lang = 'de';
  return node;
}

function made(tag: string, name: string, text = ''): HTMLElement {
  const node = document.createElement(tag);
  node.className = name;
  node.textContent = text;
  node.setAttribute(MADE, '');
  return node;
}
