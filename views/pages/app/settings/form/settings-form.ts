import type { FieldProblem } from '../../../../../src/shared/field-problem';
import { setsOf } from '../../../../../src/shop/restaurant/shop-changes.rules';
import type { PartForm, PartKey, PartOfShop } from '../../../../../src/shop/settings/parts.rules';
import type { Fields } from '../../../../../src/shop/settings/settings-merge.rules';

export type Problems = Record<string, string>;

/** The rules the server applies too, so that most problems are found without asking it. */
export type Check<P extends PartKey> = (form: PartForm<P>, shop: PartOfShop<P>) => FieldProblem[];

export const fieldsOf = (form: object): Fields => setsOf(form);

export const byField = (found: readonly FieldProblem[]): Problems =>
  Object.fromEntries(found.map(({ field, message }) => [field, message]));

/** The server names `settings.shopTimes.monday`, the page `shopTimes.monday`. */
export const withoutSection = (fields: Problems): Problems =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^settings\./, ''), text]));
