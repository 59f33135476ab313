import { AppError } from '../../platform/app-error.js';

const MAX_NAMED = 5;

export class IngredientInUse extends AppError {
  readonly code = 'INGREDIENT_IN_USE';
  readonly status = 409;
  override readonly headline = 'Zutat wird gebraucht';
  override readonly data: { dishes: { id: string; name: string }[] };

  constructor(name: string, dishes: { id: string; name: string }[]) {
    super(`„${name}“ steckt noch in ${listed(dishes.map((dish) => dish.name))}.`);
    this.data = { dishes };
  }
}

export class PantryIsFull extends AppError {
  readonly code = 'TOO_MANY_INGREDIENTS';
  readonly status = 409;
  override readonly headline = 'Zu viele Zutaten';

  constructor(limit: number) {
    super(`Mehr als ${limit.toLocaleString('de-DE')} Zutaten passen nicht in die Liste.`);
  }
}

function listed(names: string[]): string {
  const shown = names.slice(0, MAX_NAMED).map((name) => `„${name}“`);
  const more = names.length - shown.length;
  if (more > 0)
    return `${shown.join(', ')} und ${more} ${more === 1 ? 'weiteren Speise' : 'weiteren Speisen'}`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} und ${shown.at(-1)}`;
}
