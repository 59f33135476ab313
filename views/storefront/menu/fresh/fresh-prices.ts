import type { DishPricesView, PricesView } from '../../../../src/storefront/menu/menu.view';
import { get } from '../../lib/api';
import type { PageConfig, PriceWords } from '../../lib/config';
import { fromText, type PriceSpeech, priceLines, sizeRows, sizesToGo } from './price-texts';

const AGAIN_MS = 5 * 60_000;

let readAt = Number.NEGATIVE_INFINITY;

/** A page on other web space was written a while ago: it shows the prices of today, or says from when its own are. */
export async function keepPricesFresh(config: PageConfig, isReachable: boolean): Promise<void> {
  const { links, prices, speech } = config;
  if (!prices || (isReachable && performance.now() - readAt < AGAIN_MS)) return;
  const answer = isReachable ? await get<PricesView>(`${links.api}/prices`) : null;
  if (!answer?.ok) return tellAge(config, prices);
  readAt = performance.now();
  hideAge();
  show(answer.data.dishes, { words: prices, language: speech.language });
}

function show(dishes: DishPricesView[], speech: PriceSpeech): void {
  const fresh = new Map(dishes.map((dish) => [dish.id, dish]));
  for (const row of document.querySelectorAll<HTMLElement>('.dish')) {
    const dish = fresh.get(row.dataset.id ?? '');
    if (dish) showRow(row, dish, speech);
    else takeOff(row);
  }
  for (const tile of document.querySelectorAll<HTMLElement>('.tile')) {
    const dish = fresh.get(tile.dataset.tile ?? '');
    const price = tile.querySelector('.price');
    if (dish && price) write(price, fromText(dish, speech));
    else takeOff(tile);
  }
  const page = document.querySelector<HTMLElement>('[data-dish]');
  const own = page && fresh.get(page.dataset.dish ?? '');
  if (page && own) showPage(page, own, speech);
}

function showRow(row: HTMLElement, dish: DishPricesView, speech: PriceSpeech): void {
  delete row.dataset.removed;
  const name = row.querySelector('.dish__open, .dish__name')?.textContent ?? '';
  const old = [...row.querySelectorAll<HTMLElement>('.dish__price')];
  const lines = priceLines(dish, name, speech);
  if (saying(old) === saying(lines)) return;
  old[0]?.before(...lines);
  for (const line of old) line.remove();
}

/** A dish that has gone from the menu since. */
function takeOff(card: HTMLElement): void {
  card.dataset.removed = '';
  card.toggleAttribute('data-sold-out', true);
  if (card.matches('.tile')) card.hidden = true;
  for (const button of card.querySelectorAll<HTMLButtonElement>('.dish__open, .plus')) button.disabled = true;
}

function showPage(page: HTMLElement, dish: DishPricesView, speech: PriceSpeech): void {
  const line = page.querySelector('.about__line');
  const price = line?.querySelector('.price');
  if (price) write(price, fromText(dish, speech));
  const [only, ...more] = sizesToGo(dish.lines);
  const measure = line?.querySelector(':scope > .small');
  if (only && more.length === 0 && measure)
    write(measure, [only.name, only.unitPrice].filter(Boolean).join(' · '));
  const list = page.querySelector<HTMLElement>('.dish-page__sizes');
  if (!list) return;
  const rows = sizeRows(dish, speech);
  if (saying([...list.children]) !== saying(rows)) list.replaceChildren(...rows);
}

const saying = (elements: Element[]): string =>
  elements.map((one) => `${(one as HTMLElement).dataset.for ?? ''} ${one.textContent}`).join('\n');

function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** Nobody can be asked, but the web space itself knows when it was written. */
async function tellAge({ speech }: PageConfig, { asOf, root }: PriceWords): Promise<void> {
  const note = document.getElementById('stand');
  if (!note?.hidden) return;
  const at = await writtenAt(new URL(`${root}builds/latest.json`, document.baseURI));
  if (at === null) return;
  const day = new Intl.DateTimeFormat(speech.language === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long' });
  note.textContent = asOf.replace('{day}', () => day.format(at));
  note.hidden = false;
}

function hideAge(): void {
  const note = document.getElementById('stand');
  if (note) note.hidden = true;
}

async function writtenAt(address: URL): Promise<Date | null> {
  try {
    const { at } = await (await fetch(address)).json();
    const date = new Date(at);
    return Number.isNaN(date.getTime()) ? null : date;
  } catch {
    return null;
  }
}
