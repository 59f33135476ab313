import { AppError } from '../../platform/app-error.js';
import type { DishUse } from './product-parts.types.js';

export class MenuIsFull extends AppError {
  readonly code = 'PLAN_LIMIT';
  readonly status = 403;
  override readonly headline = 'Mehr Speisen brauchen einen größeren Tarif';

  constructor(plan: string, limit: number) {
    super(`Der Tarif „${plan}“ reicht für ${limit} Speisen. Alles, was schon auf der Karte steht, bleibt.`);
  }
}

export class CategoryGone extends AppError {
  readonly code = 'CATEGORY_GONE';
  readonly status = 409;
  override readonly headline = 'Kategorie fehlt';

  constructor(names: readonly string[]) {
    const whose =
      names.length === 1 ? `Die Kategorie von „${names[0]}“` : `Die Kategorie von ${names.length} Speisen`;
    super(`${whose} gibt es nicht mehr. Wähle im Papierkorb, wohin damit.`);
  }
}

const AS: Record<DishUse['as'], string> = {
  combo: 'im Menü',
  halves: 'in',
  goesWith: 'bei „Dazu passt“ von',
};

export class DishInUse extends AppError {
  readonly code = 'DISH_IN_USE';
  readonly status = 409;
  override readonly headline = 'Noch an anderer Stelle';
  override readonly data: { uses: DishUse[] };

  constructor(uses: DishUse[]) {
    const places = uses.slice(0, 5).map(({ as, name }) => `${AS[as]} „${name}“`);
    super(`Steht noch ${places.join(', ')}${uses.length > 5 ? ' und weiteren' : ''}.`);
    this.data = { uses };
  }
}
