import { AppError } from '../../platform/app-error.js';

export class CategoryNotEmpty extends AppError {
  readonly code = 'CATEGORY_NOT_EMPTY';
  readonly status = 409;
  override readonly headline = 'Kategorie ist nicht leer';

  constructor(name: string, products: number) {
    const dishes = products === 1 ? 'steht noch eine Speise' : `stehen noch ${products} Speisen`;
    super(`In „${name}“ ${dishes}. Wähle, wohin sie umziehen.`);
  }
}
