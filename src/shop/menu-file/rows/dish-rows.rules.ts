import type { Category, Product } from '../../menu/menu.types.js';
import type { ColumnKey, MenuRow, TableProblem } from '../table/menu-table.types.js';
import { quoted } from './cell-words.rules.js';

/** The rows of one dish; `before` is null for a new one. */
export interface DishRows {
  before: Product | null;
  rows: MenuRow[];
}

interface Known {
  categories: readonly Pick<Category, 'id' | 'name'>[];
  products: readonly Product[];
}

/** Rows belong to a dish by its id, or without one by category and name. */
export function dishRowsOf(
  rows: readonly MenuRow[],
  known: Known,
): { dishes: DishRows[]; problems: TableProblem[] } {
  const sorting = new Sorting(rows, known);
  for (const row of rows) sorting.put(row);
  return { dishes: [...sorting.dishes.values()], problems: sorting.problems };
}

class Sorting {
  readonly dishes = new Map<string, DishRows>();
  readonly problems: TableProblem[] = [];
  private readonly products: Map<string, Product>;
  private readonly lineOfId = new Map<string, number>();
  private readonly byName = new Map<string, Set<string>>();
  private readonly onMenu = new Map<string, Product[]>();
  private last: string | null = null;

  constructor(rows: readonly MenuRow[], { categories, products }: Known) {
    this.products = new Map(products.map((product) => [product.id, product]));
    const nameOf = new Map(categories.map(({ id, name }) => [id, name]));
    const named = new Set(rows.map((row) => dishIdIn(row)));
    for (const product of products.filter(({ id }) => !named.has(id))) {
      const key = nameKey(nameOf.get(product.categoryId) ?? '', product.name);
      this.onMenu.set(key, [...(this.onMenu.get(key) ?? []), product]);
    }
    for (const row of rows) {
      const product = this.products.get(dishIdIn(row));
      if (product) this.remember(nameKey(row.cells.category ?? '', row.cells.name ?? ''), product.id);
    }
  }

  put(row: MenuRow): void {
    const id = (row.cells.id ?? '').trim();
    const key = id === '' ? this.keyByName(row) : this.keyById(row, id);
    this.last = key;
    if (key === null) return;
    const before = this.products.get(key) ?? null;
    const dish = this.dishes.get(key) ?? { before, rows: [] };
    dish.rows.push(row);
    this.dishes.set(key, dish);
  }

  private keyById(row: MenuRow, id: string): string | null {
    const dishId = dishIdIn(row);
    if (!this.products.has(dishId))
      return this.refuse(
        row,
        'id',
        `${quoted(id)} ist keine Speise dieser Karte. Bei neuen Speisen bleibt die ID leer.`,
      );
    const line = this.lineOfId.get(id);
    if (line !== undefined)
      return this.refuse(
        row,
        'id',
        `Diese ID steht schon in Zeile ${line}. Bei neuen Speisen bleibt sie leer.`,
      );
    this.lineOfId.set(id, row.line);
    return dishId;
  }

  private keyByName(row: MenuRow): string | null {
    const { name = '', category = '' } = row.cells;
    if (this.continuesLast(name, category)) return this.last;
    if (name.trim() === '') return this.refuse(row, 'name', 'Der Name fehlt.');
    const key = nameKey(category, name);
    const inFile = [...(this.byName.get(key) ?? [])];
    if (inFile.length > 1) return this.refuse(row, 'name', ambiguous(name));
    if (inFile[0]) return inFile[0];
    const there = this.sameOnMenu(key, row.cells.number);
    if (there.length > 1) return this.refuse(row, 'name', ambiguous(name));
    return this.remember(key, there[0]?.id ?? key);
  }

  /** In further rows of the same dish people leave out what they would repeat. */
  private continuesLast(name: string, category: string): boolean {
    const before = this.last === null ? undefined : this.dishes.get(this.last)?.rows[0]?.cells;
    if (!before) return false;
    return name.trim() === ''
      ? category.trim() === ''
      : category.trim() === '' && folded(name) === folded(before.name ?? '');
  }

  private sameOnMenu(key: string, number: string | undefined): Product[] {
    const same = this.onMenu.get(key) ?? [];
    const numbered = same.filter((product) => product.number === number?.trim());
    return same.length > 1 && numbered.length > 0 ? numbered : same;
  }

  private remember(key: string, dish: string): string {
    this.byName.set(key, (this.byName.get(key) ?? new Set()).add(dish));
    return dish;
  }

  private refuse({ line }: MenuRow, column: ColumnKey, message: string): null {
    this.problems.push({ line, column, message });
    return null;
  }
}

const dishIdIn = ({ cells }: MenuRow): string => (cells.id ?? '').trim().split('/', 1)[0] ?? '';

const ambiguous = (name: string): string =>
  `${quoted(name.trim())} gibt es in dieser Kategorie mehrmals. Bitte die ID eintragen.`;

const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('de');

/** Names contain no line break, so keys are unique and never equal an id. */
const nameKey = (category: string, name: string): string => `${folded(category)}\n${folded(name)}`;
