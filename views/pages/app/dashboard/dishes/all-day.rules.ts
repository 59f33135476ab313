import type { BoardOrder } from '../../../../../src/shop/order/order.view';

interface DishCount {
  name: string;
  quantity: number;
  /** The numbers of the orders it is in. */
  orders: number[];
  /** What it is wanted with or without, and how often. */
  ways: { text: string; quantity: number }[];
}

/** '12 × Margherita': what the kitchen makes in all, the most first. */
export function allDayOf(orders: readonly BoardOrder[]): DishCount[] {
  const dishes = new Map<string, DishCount>();
  for (const { number, lines } of orders)
    for (const { name, variant, quantity, options, note } of lines) {
      const title = [name, variant].filter(Boolean).join(' ');
      const dish = dishes.get(title) ?? { name: title, quantity: 0, orders: [], ways: [] };
      const way = [...options, note && `„${note}“`].filter(Boolean).join(', ');
      dishes.set(title, {
        name: title,
        quantity: dish.quantity + quantity,
        orders: dish.orders.includes(number) ? dish.orders : [...dish.orders, number].sort((a, b) => a - b),
        ways: way ? withWay(dish.ways, way, quantity) : dish.ways,
      });
    }
  return [...dishes.values()].sort((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name, 'de'));
}

function withWay(ways: DishCount['ways'], text: string, quantity: number): DishCount['ways'] {
  const known = ways.find((way) => way.text === text)?.quantity ?? 0;
  return [...ways.filter((way) => way.text !== text), { text, quantity: known + quantity }];
}
