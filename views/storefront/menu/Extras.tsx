import type { MenuView, OptionView } from '../../../src/storefront/menu/menu.view';
import { Codes } from '../lib/Codes';
import { usePageSentences } from '../lib/words/sentences.menu-page';
import { useEuro } from '../lib/words/Voice';

/** With a script every dish shows its extras in its sheet; without one they are read here. */
export function Extras({ groups }: { groups: MenuView['groups'] }) {
  const { menu } = usePageSentences();
  if (groups.length === 0) return null;
  return (
    <noscript>
      <section className="category" id="extras" aria-labelledby="extras-name">
        <h2 id="extras-name">{menu.extras}</h2>
        {groups.map(({ id, name, options }) => (
          <div key={id}>
            <h3 lang="de">{name}</h3>
            <ul>
              {options.map((option) => (
                <li key={option.id}>
                  <Extra option={option} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </noscript>
  );
}

function Extra({
  option: { name, priceCents, variantPrices, allergens, additives },
}: {
  option: OptionView;
}) {
  const { sheet } = usePageSentences();
  const euro = useEuro();
  const codes = [...(allergens ?? []), ...additives];
  return (
    <>
      <span lang="de">{name}</span> {euro(priceCents)}
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
