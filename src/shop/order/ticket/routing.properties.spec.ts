import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MOST_COPIES, PRINT_EVENTS, TEMPLATES } from '../../../printer/routing/routing.types.js';
import { FULFILMENTS } from '../../../shared/fulfilment.types.js';
import { categoriesOf } from '../stations.rules.js';
import { isForCooking, papersOf, routesOf, withoutPrinter } from './routing.rules.js';

const STATION = fc.constantFrom('Küche', 'Bar', 'Grill', 'Patisserie');
const CATEGORY = fc.constantFrom('pizza', 'drinks', 'desserts', 'menus');
const some = <T>(values: fc.Arbitrary<T>) => fc.option(fc.uniqueArray(values, { maxLength: 3 }));

const aLine = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  categoryId: CATEGORY,
  combo: fc.option(
    fc.record({
      parts: fc.array(fc.record({ name: fc.string(), categoryId: fc.option(CATEGORY, { nil: undefined }) })),
    }),
  ),
});
const aRoute = fc.record({
  event: fc.constantFrom(...PRINT_EVENTS),
  orderTypes: some(fc.constantFrom(...FULFILMENTS)),
  categories: some(CATEGORY),
  template: fc.constantFrom(...TEMPLATES),
  copies: fc.integer({ min: 1, max: MOST_COPIES }),
});
const aPrinter = fc.record({
  enabled: fc.boolean(),
  stations: some(STATION),
  routes: fc.option(fc.array(aRoute, { maxLength: 4 })),
  catchAll: fc.boolean(),
});
const anOrder = fc.record({
  fulfilment: fc.constantFrom(...FULFILMENTS),
  lines: fc.array(aLine, { maxLength: 6 }),
});
const stationsOfMenu = fc.array(fc.tuple(CATEGORY, STATION));

type Line = ReturnType<(typeof aLine)['generate']>['value'];
type Printing = ReturnType<(typeof aPrinter)['generate']>['value'];
type OnPrinters = Parameters<typeof papersOf<Printing, Line>>;

const made = (order: OnPrinters[0], printers: OnPrinters[1], stations: OnPrinters[2]) => ({
  order,
  printers,
  papers: papersOf(order, printers, stations),
});

describe('the papers of an order', () => {
  const check = (judge: (given: ReturnType<typeof made>) => void) =>
    fc.assert(
      fc.property(
        anOrder,
        fc.array(aPrinter, { maxLength: 4 }),
        stationsOfMenu,
        (order, printers, stations) => judge(made(order, printers, new Map(stations))),
      ),
      { numRuns: 500 },
    );
  it('have every line on a docket, or it is counted as without a printer', () => {
    check(({ order, printers, papers }) => {
      const cooked = new Set(papers.filter(isForCooking).flatMap(({ lines }) => lines));
      const missing = order.lines.filter((line) => !cooked.has(line));
      expect(withoutPrinter(order.lines, printers)).toBe(
        missing.reduce((sum, { quantity }) => sum + quantity, 0),
      );
      if (printers.length > 0) expect(missing).toEqual([]);
    });
  });

  it('are one per printer, event and template, with as many copies as a rule asks for', () => {
    check(({ papers }) => {
      const names = papers.map(({ printer, event, template }) => [printer, event, template]);
      for (const [at, name] of names.entries())
        for (const other of names.slice(at + 1))
          expect(other.every((part, i) => part === name[i])).toBe(false);
      for (const { printer, event, template, copies, lines } of papers) {
        const asked = routesOf(printer).filter(
          (route) => route.template === template && route.event === event,
        );
        const most = Math.max(1, ...asked.map((route) => route.copies));
        expect(copies).toBeGreaterThanOrEqual(1);
        expect(copies).toBeLessThanOrEqual(most);
        expect(lines.length).toBeGreaterThan(0);
        expect(new Set(lines).size).toBe(lines.length);
      }
    });
  });

  it('are there for every rule that has something to say, with at least its copies', () => {
    check(({ order, printers, papers }) => {
      for (const printer of printers.filter(({ enabled }) => enabled)) {
        for (const route of routesOf(printer)) {
          const isMeant = route.orderTypes === null || route.orderTypes.includes(order.fulfilment);
          const named = order.lines.filter((line) =>
            categoriesOf(line).some((category) => route.categories?.includes(category)),
          );
          if (!isMeant || named.length === 0 || !isForCooking(route)) continue;
          const paper = papers.find(
            (one) => one.printer === printer && one.event === route.event && one.template === route.template,
          );
          expect(paper?.copies).toBeGreaterThanOrEqual(route.copies);
          expect(paper?.lines).toEqual(expect.arrayContaining(named));
        }
      }
    });
  });

  it('come from printers that are switched on, as long as one is', () => {
    check(({ printers, papers }) => {
      if (!printers.some(({ enabled }) => enabled)) return;
      for (const { printer } of papers) expect(printer.enabled).toBe(true);
    });
  });
});
