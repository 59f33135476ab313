import { AppError } from '../../platform/app-error.js';
import type { FieldProblem } from '../../shared/field-problem.js';
import type { DishUse } from './product-parts.types.js';

export class NotOnTheMenu extends AppError {
  readonly code = 'NOT_ON_THE_MENU';
  readonly status = 404;
  override readonly headline = 'Nicht mehr da';

  constructor(what: string) {
    super(`${what} gibt es nicht mehr. Bitte die Seite neu laden.`);
  }
}

export class BadMenuEntry extends AppError {
  readonly code = 'VALIDATION';
  readonly status = 400;
  override readonly headline = 'Eingabe prüfen';
  override readonly fields: Record<string, string>;

  constructor(problems: readonly FieldProblem[]) {
    super(problems[0]?.message ?? 'Bitte die Angaben prüfen.');
    this.fields = Object.fromEntries(problems.map(({ field, message }) => [field, message]));
  }
}

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

export class CategoryNotEmpty extends AppError {
  readonly code = 'CATEGORY_NOT_EMPTY';
  readonly status = 409;
  override readonly headline = 'Kategorie ist nicht leer';

  constructor(name: string, products: number) {
    const dishes = products === 1 ? 'steht noch eine Speise' : `stehen noch ${products} Speisen`;
    super(`In „${name}“ ${dishes}. Wähle, wohin sie umziehen.`);
  }
}
