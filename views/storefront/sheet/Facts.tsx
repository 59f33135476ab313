import { formatEuro } from '../../../src/shared/money';
import type { ProductView } from '../../../src/storefront/menu/menu.view';
import type { PrepackedView } from '../../../src/storefront/menu/prepacked.view';
import { CodesInWords } from '../lib/Codes';
import { Diets } from '../lib/Diets';
import type { Sentences } from '../lib/words/sentences';
import { useSentences } from '../lib/words/Voice';

/** What a guest must be able to read before the dish goes into the basket. */
export function Facts({ product, way }: { product: ProductView; way: string }) {
  const { sheet, menu } = useSentences();
  const { diets, minAge, depositCents, depositKind, packagingCents, prepacked } = product;
  const deposit = depositKind === 'reusable' ? menu.reusableDeposit : menu.deposit;
  const costs = [
    ...(depositCents > 0 ? [deposit(formatEuro(depositCents))] : []),
    ...(packagingCents > 0 && way !== 'table' ? [sheet.packaging(formatEuro(packagingCents))] : []),
  ];
  return (
    <div className="facts">
      {(diets.length > 0 || minAge > 0) && (
        <p className="facts__badges">
          <Diets diets={diets} />
          {minAge > 0 && <span className="badge">{menu.minAge(minAge)}</span>}
        </p>
      )}
      {product.alcopop && <p className="small">{menu.alcopop}</p>}
      {costs.length > 0 && <p className="small">{costs.join(', ')}</p>}
      <Contains product={product} />
      {prepacked && <Prepacked prepacked={prepacked} />}
    </div>
  );
}

function Contains({ product }: { product: ProductView }) {
  const { sheet, menu } = useSentences();
  const { allergens, additives, combo, halves } = product;
  const codes = [...(allergens ?? []), ...additives];
  const chosen = combo !== null || halves !== null;
  if (chosen && codes.length === 0) return <p className="small">{menu.allergensByChoice}</p>;
  return (
    <p className="small">
      <strong>{sheet.allergens}:</strong> {codes.length > 0 && <CodesInWords codes={codes} />}
      {allergens === null && ` ${menu.askForAllergens}`}
      {allergens !== null && codes.length === 0 && sheet.noAllergens}
    </p>
  );
}

function Prepacked({ prepacked }: { prepacked: PrepackedView }) {
  const { sheet } = useSentences();
  const rows = rowsOf(prepacked, sheet.prepacked).filter(([, value]) => value !== '');
  return (
    <details className="prepacked">
      <summary>{sheet.prepacked.title}</summary>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang="de">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const NUMBER = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
const grams = (amount: number): string => `${NUMBER.format(amount)} g`;

/** In the order of Annex XV of Regulation (EU) 1169/2011. */
function rowsOf(packed: PrepackedView, say: Sentences['sheet']['prepacked']): [string, string][] {
  const { nutrition } = packed;
  return [
    [say.name, packed.legalName],
    [say.ingredients, packed.ingredientsText],
    [say.quantity, packed.netQuantity],
    [say.alcohol, packed.alcoholVol > 0 ? say.alcoholVol(NUMBER.format(packed.alcoholVol)) : ''],
    [say.business, packed.responsibleBusiness],
    ...(nutrition
      ? ([
          [
            say.nutrition,
            `${say.energy} ${NUMBER.format(nutrition.kj)} kJ / ${NUMBER.format(nutrition.kcal)} kcal`,
          ],
          [say.fat, grams(nutrition.fat)],
          [say.saturates, grams(nutrition.saturates)],
          [say.carbohydrate, grams(nutrition.carbohydrate)],
          [say.sugars, grams(nutrition.sugars)],
          [say.protein, grams(nutrition.protein)],
          [say.salt, grams(nutrition.salt)],
        ] satisfies [string, string][])
      : []),
  ];
}
