import type { Language } from '../../../../src/shared/voice.types';
import type { ProductView } from '../../../../src/storefront/menu/menu.view';
import type { PrepackedView } from '../../../../src/storefront/menu/prepacked.view';
import { sizesOf } from '../../../../src/storefront/menu/prices.rules';
import { FromPrice } from '../../lib/basket/FromPrice';
import { CodesInWords } from '../../lib/Codes';
import { Diets } from '../../lib/Diets';
import { Icon } from '../../lib/Icon';
import type { Sentences } from '../../lib/words/sentences';
import { useEuro, useSentences, useVoice } from '../../lib/words/Voice';
import { Fold } from '../Fold';

/** What a guest must be able to read before the dish goes into the basket. */
export function Facts({ product, way }: { product: ProductView; way: string }) {
  const { sheet, menu } = useSentences();
  const euro = useEuro();
  const { diets, minAge, depositCents, depositKind, packagingCents, prepacked } = product;
  const deposit = depositKind === 'reusable' ? menu.reusableDeposit : menu.deposit;
  const costs = [
    ...(depositCents > 0 ? [deposit(euro(depositCents))] : []),
    ...(packagingCents > 0 && way !== 'table' ? [sheet.packaging(euro(packagingCents))] : []),
  ];
  return (
    <>
      <p className="about__line">
        <FromPrice product={product} way={way} />
        <Measure product={product} way={way} />
        <Diets diets={diets} />
      </p>
      {costs.length > 0 && <p className="small">{costs.join(', ')}</p>}
      <Contains product={product} />
      {minAge > 0 && (
        <p className="note">
          <Icon name="info" />
          <span>{product.alcopop ? menu.alcopop : sheet.age(minAge)}</span>
        </p>
      )}
      {prepacked && <Prepacked prepacked={prepacked} />}
    </>
  );
}

/** Of a dish in one size how much that is, and what a litre costs. */
function Measure({ product, way }: { product: ProductView; way: string }) {
  const [only, ...more] = sizesOf(product, way);
  const measured = only && more.length === 0 ? [only.name, only.unitPrice].filter(Boolean) : [];
  return measured.length > 0 && <span className="small">{measured.join(' · ')}</span>;
}

function Contains({ product }: { product: ProductView }) {
  const { sheet, menu } = useSentences();
  const { allergens, additives, allergensByChoice, combo, halves } = product;
  const codes = [...(allergens ?? []), ...additives];
  const isChosen = combo !== null || halves !== null;
  const parts = [
    ...(codes.length > 0 ? [<CodesInWords key="codes" codes={codes} />] : []),
    ...(allergens === null && !isChosen ? [sheet.askForAllergens] : []),
    ...(allergensByChoice.length > 0 ? [<ByChoice key="choice" codes={allergensByChoice} />] : []),
  ];
  if (parts.length === 0) parts.push(isChosen ? menu.allergensByChoice : sheet.noAllergens);
  return (
    <p className="small">
      <b>{sheet.allergens}:</b>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order
        <span key={index}>
          {index > 0 && ';'} {part}
        </span>
      ))}
    </p>
  );
}

const ByChoice = ({ codes }: { codes: string[] }) => (
  <>
    {useSentences().sheet.byChoice} <CodesInWords codes={codes} />
  </>
);

function Prepacked({ prepacked }: { prepacked: PrepackedView }) {
  const { sheet } = useSentences();
  const { language } = useVoice();
  const rows = rowsOf(prepacked, sheet.prepacked, numbersIn(language)).filter(([, value]) => value !== '');
  return (
    <Fold icon="info" title={sheet.prepacked.title}>
      <dl className="prepacked">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang="de">{value}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

const LOCALES: Record<Language, string> = { de: 'de-DE', en: 'en-IE' };
const TO_HUNDREDTHS = { maximumFractionDigits: 2 };

/** Made for the few dishes that need it: a phone's first one costs as much as all other code of the sheets. */
const numbersIn = (language: Language) => new Intl.NumberFormat(LOCALES[language], TO_HUNDREDTHS);

/** In the order of Annex XV of Regulation (EU) 1169/2011. */
function rowsOf(
  packed: PrepackedView,
  say: Sentences['sheet']['prepacked'],
  number: Intl.NumberFormat,
): [string, string][] {
  const { nutrition } = packed;
  const grams = (amount: number): string => `${number.format(amount)} g`;
  return [
    [say.name, packed.legalName],
    [say.ingredients, packed.ingredientsText],
    [say.quantity, packed.netQuantity],
    [say.alcohol, packed.alcoholVol > 0 ? say.alcoholVol(number.format(packed.alcoholVol)) : ''],
    [say.business, packed.responsibleBusiness],
    ...(nutrition
      ? ([
          [
            say.nutrition,
            `${say.energy} ${number.format(nutrition.kj)} kJ / ${number.format(nutrition.kcal)} kcal`,
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
