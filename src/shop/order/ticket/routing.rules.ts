import type { Printer } from '../../../printer/printer/printer.types.js';
import type { PrintEventName, PrintRoute, TemplateName } from '../../../printer/routing/routing.types.js';
import { MINUTE_MS } from '../../../shared/berlin-time.js';
import type { Fulfilment } from '../../../shared/fulfilment.types.js';
import { categoriesOf, hasStation, type Stations, stationOf } from '../stations.rules.js';

type RoutedPrinter = Pick<Printer, 'enabled' | 'stations' | 'routes' | 'catchAll'>;
type RoutedLine = Parameters<typeof categoriesOf>[0];

interface Routed<Line> {
  fulfilment: Fulfilment;
  lines: readonly Line[];
}

/** One paper of an order; each of its copies is a paper of its own. */
export interface RoutedPaper<P, Line> {
  printer: P;
  event: PrintEventName;
  /** For `due`: how long before; null: the lead of the shop. */
  minutes: number | null;
  template: TemplateName;
  copies: number;
  lines: Line[];
}

/** What a printer makes that nobody has told otherwise. */
export const USUAL_ROUTE: PrintRoute = {
  event: 'accepted',
  orderTypes: null,
  categories: null,
  template: 'kitchen',
  copies: 1,
};

export const routesOf = ({ routes }: Pick<Printer, 'routes'>): readonly PrintRoute[] =>
  routes && routes.length > 0 ? routes : [USUAL_ROUTE];

/** Some printer makes a paper when this happens; what nobody is set up for waits for the acceptance. */
export const isAwaited = (event: PrintEventName, printers: readonly Pick<Printer, 'routes'>[]): boolean =>
  event === USUAL_ROUTE.event ||
  printers.some((printer) => routesOf(printer).some((route) => route.event === event));

/** A paper somebody cooks by. What stands on the others alone would never be made. */
export const isForCooking = ({ template, event }: Pick<PrintRoute, 'template' | 'event'>): boolean =>
  (template === 'kitchen' || template === 'bar') && event !== 'ready';

/** When a paper for `due` comes: so long before the guest has the food. Undefined: at once. */
export function notBeforeOf(
  {
    wantedAt,
    promisedAt,
    fulfilment,
  }: { fulfilment: Fulfilment; wantedAt: Date | null; promisedAt: Date | null },
  { event, minutes }: Pick<RoutedPaper<unknown, unknown>, 'event' | 'minutes'>,
  leadMinutes: Record<Fulfilment, number>,
): Date | undefined {
  const due = promisedAt ?? wantedAt;
  if (event !== 'due' || !due) return;
  return new Date(due.getTime() - (minutes ?? leadMinutes[fulfilment]) * MINUTE_MS);
}

/** Whoever is switched off makes nothing, unless there is nobody else. */
export function printersAtWork<P extends Pick<Printer, 'enabled'>>(printers: readonly P[]): readonly P[] {
  const on = printers.filter(({ enabled }) => enabled);
  return on.length > 0 ? on : printers;
}

/** What no other printer is set up for comes out here: a dish on no docket is never cooked. */
export const catchAllOf = <P extends Pick<Printer, 'catchAll'>>(printers: readonly P[]): P | undefined =>
  printers.find(({ catchAll }) => catchAll) ?? printers[0];

/** All papers of an order, whatever they wait for. Empty only where there is no printer. */
export function papersOf<P extends RoutedPrinter, Line extends RoutedLine>(
  order: Routed<Line>,
  all: readonly P[],
  stations: Stations,
): RoutedPaper<P, Line>[] {
  const printers = printersAtWork(all);
  const catcher = catchAllOf(printers);
  if (!catcher) return [];
  const caught = order.lines.filter((line) =>
    categoriesOf(line).some((category) => !isCovered(category, order.fulfilment, printers, stations)),
  );
  return printers.flatMap((printer) => {
    const papers = routesOf(printer)
      .filter((route) => isFor(route, order.fulfilment))
      .map((route) => paperOf(printer, route, linesOn(route, printer, order.lines, stations)));
    if (printer === catcher) papers.push(paperOf(printer, routeOfCaught(printer), caught));
    return merged(
      papers.filter(({ lines }) => lines.length > 0),
      order.lines,
    );
  });
}

/** Some docket of these printers names the dishes of this category, for this way of ordering. */
export const isCovered = <P extends RoutedPrinter>(
  categoryId: string,
  fulfilment: Fulfilment,
  printers: readonly P[],
  stations: Stations,
): boolean =>
  printers.some((printer) =>
    routesOf(printer).some(
      (route) =>
        isForCooking(route) && isFor(route, fulfilment) && isAsked(route, printer, categoryId, stations),
    ),
  );

const paperOf = <P, Line>(
  printer: P,
  { event, minutes = null, template, copies }: PrintRoute,
  lines: Line[],
): RoutedPaper<P, Line> => ({
  printer,
  event,
  minutes: event === 'due' ? minutes : null,
  template,
  copies,
  lines,
});

/** The driver drives for deliveries alone. */
const isFor = ({ orderTypes, template }: PrintRoute, fulfilment: Fulfilment): boolean =>
  (orderTypes === null || orderTypes.includes(fulfilment)) &&
  (template !== 'driver' || fulfilment === 'delivery');

/** Who drives or pays looks at the whole order. A combo comes out wherever a part of it is made. */
const linesOn = <Line extends RoutedLine>(
  route: PrintRoute,
  printer: RoutedPrinter,
  lines: readonly Line[],
  stations: Stations,
): Line[] =>
  route.template === 'driver' || route.template === 'receipt'
    ? [...lines]
    : lines.filter((line) =>
        categoriesOf(line).some((category) => isAsked(route, printer, category, stations)),
      );

function isAsked(
  { categories }: PrintRoute,
  { stations: own }: Pick<Printer, 'stations'>,
  categoryId: string,
  stations: Stations,
): boolean {
  if (categories) return categories.includes(categoryId);
  return own === null || hasStation(own, stationOf(categoryId, stations));
}

/** It looks like the dockets this printer makes anyhow, where it makes any. */
const routeOfCaught = (printer: RoutedPrinter): PrintRoute =>
  routesOf(printer).find(isForCooking) ?? USUAL_ROUTE;

/** Two rules for the same paper are one paper, with the dishes of both and the copies of the one that wants more. */
function merged<P, Line>(
  papers: readonly RoutedPaper<P, Line>[],
  lines: readonly Line[],
): RoutedPaper<P, Line>[] {
  const kinds = new Map<string, RoutedPaper<P, Line>>();
  for (const paper of papers) {
    const kind = `${paper.event}/${paper.minutes}/${paper.template}`;
    const before = kinds.get(kind);
    const own = lines.filter((line) => paper.lines.includes(line) || before?.lines.includes(line));
    const copies = Math.max(paper.copies, before?.copies ?? 0);
    kinds.set(kind, { ...paper, copies, lines: own });
  }
  return [...kinds.values()];
}

/** How many pieces of an order no paper names. */
export const withoutPrinter = (
  lines: readonly { quantity: number }[],
  printers: readonly unknown[],
): number => (printers.length > 0 ? 0 : lines.reduce((sum, { quantity }) => sum + quantity, 0));
