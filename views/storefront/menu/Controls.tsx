import type { MenuPage } from '../../../src/storefront/pages/page.view';
import { useSentences } from '../lib/words/Voice';

/** The diets that are worth a filter; how hot a dish is, guests read on it. */
const DIETS = ['vegetarian', 'vegan', 'halal'] as const;

/** Search, filters and the way of ordering. Without a script they do nothing and are not there. */
export function Controls({ page: { shop, menu, filters } }: { page: MenuPage }) {
  const say = useSentences();
  const known = new Set(menu.categories.flatMap(({ products }) => products.flatMap(({ diets }) => diets)));
  const diets = DIETS.filter((diet) => known.has(diet) || (diet === 'vegetarian' && known.has('vegan')));
  return (
    <div className="controls" id="bedienung" hidden>
      {shop.delivers && !shop.menuOnly && <Ways />}
      <search className="search">
        <label htmlFor="suche">{say.menu.search}</label>
        <input
          id="suche"
          type="search"
          placeholder={say.menu.searchHint}
          autoComplete="off"
          enterKeyHint="search"
        />
      </search>
      {(filters.length > 0 || diets.length > 0) && (
        <details className="filter" id="filter">
          <summary>
            {say.filter.open}
            <span className="filter__count" id="filter-zahl" hidden />
          </summary>
          <div className="filter__panel">
            {diets.length > 0 && (
              <fieldset>
                <legend>{say.filter.diets}</legend>
                <div className="chips">
                  {diets.map((diet) => (
                    <Chip key={diet} name="diet" value={diet} label={say.diets[diet]} />
                  ))}
                </div>
              </fieldset>
            )}
            {filters.length > 0 && (
              <fieldset>
                <legend>{say.filter.without}</legend>
                <div className="chips">
                  {filters.map(({ key, name }) => (
                    <Chip key={key} name="without" value={key} label={say.filter.withoutOne(name)} />
                  ))}
                </div>
                <p className="small">{say.filter.note}</p>
              </fieldset>
            )}
          </div>
        </details>
      )}
      <p className="found" id="treffer" role="status" data-count={say.filter.count('{shown}', '{all}')} />
      <button type="button" className="link" id="filter-zurueck" hidden>
        {say.filter.reset}
      </button>
    </div>
  );
}

function Ways() {
  const { ways } = useSentences();
  return (
    <fieldset className="switch" id="art">
      <legend className="visually-hidden">{ways.label}</legend>
      {(['pickup', 'delivery'] as const).map((way) => (
        <label key={way} className="tip">
          <input type="radio" name="way" value={way} defaultChecked={way === 'pickup'} />
          {ways[way]}
        </label>
      ))}
    </fieldset>
  );
}

const Chip = ({ name, value, label }: { name: string; value: string; label: string }) => (
  <label className="chip">
    <input type="checkbox" name={name} value={value} autoComplete="off" />
    {label}
  </label>
);
