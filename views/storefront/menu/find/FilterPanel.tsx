import type { MenuPage } from '../../../../src/storefront/pages/page.view';
import { Icon } from '../../lib/Icon';
import { usePageSentences } from '../../lib/words/sentences.menu-page';

/** The diets that are worth a filter; how hot a dish is, guests read on it. */
const DIETS = ['vegetarian', 'vegan', 'halal'] as const;

export type Diet = (typeof DIETS)[number];

export function dietsOn({ menu }: MenuPage): Diet[] {
  const known = new Set(menu.categories.flatMap(({ products }) => products.flatMap(({ diets }) => diets)));
  return DIETS.filter((diet) => known.has(diet) || (diet === 'vegetarian' && known.has('vegan')));
}

/** What a guest eats and cannot eat; each tick changes the menu behind it and the number on the button. */
export function FilterPanel({ page, diets }: { page: MenuPage; diets: readonly Diet[] }) {
  const { filter, diets: names, page: frame } = usePageSentences();
  return (
    <dialog className="sheet panel" id="filter" aria-labelledby="filter-name">
      <div className="sheet__head">
        <h2 id="filter-name">{filter.title}</h2>
        <button type="button" className="round" id="filter-schliessen" aria-label={frame.close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="sheet__body">
        {diets.length > 0 && (
          <fieldset>
            <legend>{filter.diets}</legend>
            <div className="chips">
              {diets.map((diet) => (
                <Chip key={diet} name="diet" value={diet} label={names[diet]} />
              ))}
            </div>
          </fieldset>
        )}
        {page.filters.length > 0 && (
          <fieldset>
            <legend>{filter.without}</legend>
            <div className="chips">
              {page.filters.map(({ key, name }) => (
                <Chip key={key} name="without" value={key} label={filter.withoutOne(name)} />
              ))}
            </div>
            <p className="small">{filter.note}</p>
          </fieldset>
        )}
      </div>
      <div className="sheet__foot">
        <button type="button" className="button button--quiet" id="filter-zurueck">
          {filter.reset}
        </button>
        <button
          type="button"
          className="button"
          id="filter-zeigen"
          data-none={filter.showNone}
          data-one={filter.showOne}
          data-many={filter.show('{shown}')}
        />
      </div>
    </dialog>
  );
}

const Chip = ({ name, value, label }: { name: string; value: string; label: string }) => (
  <label className="chip">
    <input type="checkbox" name={name} value={value} autoComplete="off" />
    {label}
  </label>
);
