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
