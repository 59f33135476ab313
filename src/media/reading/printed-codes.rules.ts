import { CODE_SETS } from '../../shop/allergens/allergens.types.js';
import { linesOf } from '../../shop/allergens/own-codes.rules.js';

/** In each set of codes, the place of a code in the legend. */
const PLACES = CODE_SETS.map((set) => new Map(linesOf(set).map(({ code }, at) => [code, at])));
/** What our menus print where nobody has checked a dish. */
const UNCHECKED = '*';
/** '1,5' is a number, '1, 5' are two codes. */
const COMMA = String.raw`(?:\s*,\s+|(?<!\d),|,(?!\d))`;
const CODE = String.raw`[\p{L}\p{N}.]{1,4}`;
const LIST = new RegExp(
  String.raw`(?<!,|vitamine?)\s+(${CODE}(?:${COMMA}${CODE})*(?:${COMMA}\*)?|\*)$`,
  'iu',
);

/**
 * Our own menus print codes behind a name: 'Margherita A, G', always of one set and in the order of its legend. A single one
 * stays, since nothing tells 'Vitamin C' from 'Brot A'; somebody looks over each row.
 */
export function withoutPrintedCodes(name: string): string {
  const [tail, list] = LIST.exec(name) ?? [];
  const codes = list?.split(/\s*,\s*/) ?? [];
  const isMarked = codes.at(-1) === UNCHECKED;
  const named = isMarked ? codes.slice(0, -1) : codes;
  const arePrinted = (isMarked || named.length > 1) && PLACES.some((places) => areInOrder(named, places));
  return tail && arePrinted ? name.slice(0, -tail.length) : name;
}

const areInOrder = (codes: readonly string[], places: ReadonlyMap<string, number>): boolean =>
  codes.every((code, at) => {
    const place = places.get(code);
    return place !== undefined && (at === 0 || place > (places.get(codes[at - 1] ?? '') ?? place));
  });
