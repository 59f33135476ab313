import type { MenuView, OptionView } from '../../../src/storefront/menu/menu.view';
import { Codes } from '../lib/Codes';
import { langOf } from '../lib/words/lang';
import { usePageSentences } from '../lib/words/sentences.menu-page';
import { useEuro } from '../lib/words/Voice';

/** For pages without a script: with one every dish shows its extras in its sheet. */
export function Extras({ groups }: { groups: MenuView['groups'] }) {
  const { menu } = usePageSentences();
  return (
    <section className="category" id="extras" aria-labelledby="extras-name">
      <h2 id="extras-name">{menu.extras}</h2>
      {groups.map((group) => (
        <div key={group.id}>
          <h3 lang={langOf(group)}>{group.name}</h3>
          <ul>
            {group.options.map((option) => (
              <li key={option.id}>
                <Extra option={option} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Extra({ option }: { option: OptionView }) {
  const { name, priceCents, variantPrices, allergens, additives } = option;
  const { sheet } = usePageSentences();
  const euro = useEuro();
  const codes = [...(allergens ?? []), ...additives];
  return (
    <>
      <span lang={langOf(option)}>{name}</span> {euro(priceCents)}
      {variantPrices.map((own) => `, ${own.said ?? own.variantName} ${euro(own.priceCents)}`)}
      {codes.length > 0 && (
        <>
          {' ('}
          <Codes codes={codes} />)
        </>
      )}
      {allergens === null && ` ${sheet.uncheckedOption}`}
    </>
  );
}
