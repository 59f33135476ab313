import { Injectable } from '@nestjs/common';
import { FailoverNeedsAnother, NoSuchCategory } from '../printer/printer.errors.js';
import { PrinterRepository } from '../printer/printer.repository.js';
import type { PrinterChange } from '../printer/printer.types.js';
import { PrinterRegistry } from '../printer/printer-registry.service.js';
import { KnownCategories } from './known-categories.js';
import type { PrintRoute } from './routing.types.js';

/** Which papers come out where, as somebody sets it up. */
@Injectable()
export class PrinterRouting {
  constructor(
    private readonly registry: PrinterRegistry,
    private readonly printers: PrinterRepository,
    private readonly categories: KnownCategories,
  ) {}

  async change(
    shopId: string,
    id: string,
    { catchAll, routes, ...change }: Pick<PrinterChange, 'stations' | 'routes' | 'failoverId' | 'catchAll'>,
  ): Promise<void> {
    await this.registry.get(shopId, id);
    if (change.failoverId) {
      if (change.failoverId === id) throw new FailoverNeedsAnother();
      await this.registry.get(shopId, change.failoverId);
    }
    const own = routes === undefined ? {} : { routes: await this.known(shopId, routes) };
    const asked: PrinterChange = { ...change, ...own, ...(catchAll && { catchAll }) };
    const given = Object.entries(asked).filter(([, value]) => value !== undefined);
    if (given.length > 0) await this.registry.change(shopId, id, Object.fromEntries(given));
    if (catchAll) await this.printers.makeCatchAll(shopId, id);
  }

  /** A category may have been removed meanwhile; a rule that had no other is asked for again, because none would mean all. */
  private async known(shopId: string, routes: PrintRoute[] | null): Promise<PrintRoute[] | null> {
    if (!routes || routes.length === 0) return null;
    const known = routes.some(({ categories }) => categories) ? await this.categories.of(shopId) : null;
    if (!known) return routes;
    return routes.map((route) => {
      const categories = route.categories?.filter((id) => known.has(id)) ?? null;
      if (categories?.length === 0) throw new NoSuchCategory();
      return { ...route, categories };
    });
  }
}
