import { useEffect, useMemo, useState } from 'react';
import { formatShortDay } from '../../../src/shared/berlin-time';
import { formatEuro } from '../../../src/shared/money';
import type { ProductRow } from '../../../src/shop/dish/product-row.view';
import type { BoardOrder } from '../../../src/shop/order/order.view';
import { NAVIGATION } from '../../layouts/navigation';
import { navigationFor } from '../../layouts/navigation.rules';
import { SETTINGS } from '../../layouts/settings-index';
import { api } from '../../lib/http/api';
import type { Role } from '../../lib/vike/page.types';
import { usePageUser } from '../../lib/vike/page-context';
import { usePages } from '../../lib/vike/pages';
import { exactFirst, type Hit, type HitGroup, isSearched, orderPath, pagesFor } from './palette.rules';

const TYPING_MS = 180;
const MOST = 6;

interface Found {
  dishes: Hit[];
  orders: Hit[];
}

const NOTHING: Found = { dishes: [], orders: [] };

/** What was typed, as places to go to: pages at once, dishes and orders as the server finds them. */
export function usePaletteHits(typed: string): { groups: HitGroup[]; searching: boolean } {
  const pages = useOwnPages();
  const { found, searching } = useFound(typed);
  const groups = [
    { title: 'Seiten', hits: pagesFor(pages, typed) },
    { title: 'Speisen', hits: found.dishes },
    { title: 'Bestellungen', hits: found.orders },
  ];
  return { groups: groups.filter(({ hits }) => hits.length > 0), searching };
}

function useOwnPages(): Hit[] {
  const built = usePages();
  const role = usePageUser()?.role ?? null;
  return useMemo(() => {
    const pages = navigationFor(NAVIGATION, role, built).flatMap(({ label: detail, entries }) =>
      entries.map(({ path, label }) => ({ key: path, label, detail, path })),
    );
    const known = new Set(pages.map(({ path }) => path));
    return [...pages, ...settingsFor(role, built).filter(({ path }) => !known.has(path))];
  }, [role, built]);
}

const settingsFor = (role: Role | null, built: ReadonlySet<string>): Hit[] =>
  SETTINGS.flatMap(({ entries }) => entries)
    .filter(({ path, roles }) => built.has(path) && role !== null && roles.includes(role))
    .map(({ path, label, about, words = '' }) => {
      const also = `${about} ${words}`;
      return { key: path, label, detail: 'Einstellungen', path, also };
    });

function useFound(typed: string): { found: Found; searching: boolean } {
  const user = usePageUser();
  const [found, setFound] = useState(NOTHING);
  const [searching, setSearching] = useState(false);
  const role = user?.role ?? null;
  const asks = isSearched(typed) && (user?.hasShop ?? false);

  useEffect(() => {
    setSearching(asks);
    if (!asks) return setFound(NOTHING);
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const next = await ask(typed.trim(), role, leaving.signal);
      if (leaving.signal.aborted) return;
      setFound(next);
      setSearching(false);
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed, asks, role]);

  return { found, searching };
}

async function ask(typed: string, role: Role | null, signal: AbortSignal): Promise<Found> {
  const options = { silent: true, signal };
  const number = encodeURIComponent(typed.replace(/^#/, ''));
  const [orders, rows] = await Promise.all([
    api.get<BoardOrder[]>(`/api/order/find?q=${number}`, options),
    api.get<ProductRow[]>(`/api/product/list?search=${encodeURIComponent(typed)}`, options),
  ]);
  return {
    orders: orders.success ? orders.data.slice(0, MOST).map((order) => orderHit(order, role)) : [],
    dishes: rows.success ? exactFirst(rows.data, typed).slice(0, MOST).map(dishHit) : [],
  };
}

/** Numbers begin anew every day, so the day says which of them it is. */
const orderHit = (order: BoardOrder, role: Role | null): Hit => ({
  key: order.id,
  label: `Nr. ${order.number}`,
  detail: [order.name, formatShortDay(new Date(order.placedAt)), formatEuro(order.payableCents)]
    .filter(Boolean)
    .join(' · '),
  path: orderPath(order, role),
});

const dishHit = ({ id, number, name, variants, soldOut }: ProductRow): Hit => ({
  key: id,
  label: name,
  detail: [
    number && `Nr. ${number}`,
    variants[0] && formatEuro(variants[0].priceCents),
    soldOut && 'ausverkauft',
  ]
    .filter(Boolean)
    .join(' · '),
  path: `/app/products?search=${encodeURIComponent(name)}`,
});
